import type { Role } from '@pruefer/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionName } from '~/texts/console/section-heads.js';

/** A section of the console. */
export interface ConsoleSection {
  readonly path: SectionName;
  readonly title: string;
  /** Heading of its group in the sidebar; null for a section that the sidebar does not list. */
  readonly group: string | null;
  readonly icon: LucideIcon;
  /** The lowest role that may open it. */
  readonly role: Role;
  /** The lowest role that finds it in sidebar and palette, when that differs from `role`. */
  readonly listedFor?: Role;
  readonly screen: ReactNode;
  /** Actions that the palette offers for the section. */
  readonly actions?: readonly SectionAction[];
  /** Parts that the palette finds by name. */
  readonly parts?: readonly SectionPart[];
}

/** A part of a section that has an address. */
interface SectionPart {
  readonly title: string;
  /** Further search words. */
  readonly keywords: string;
  /** The query after the section's path. */
  readonly query: string;
}

/** A dialog of a section that has an address. */
interface SectionAction {
  readonly title: string;
  /** Value of `dialog` in the URL. */
  readonly dialog: string;
}

/** Whether a role sees a section; admins see all that managers see. */
function maySee(role: Role, section: ConsoleSection): boolean {
  return role === 'admin' || section.role === 'manager';
}

/** Whether a role finds a section in the sidebar and in the palette. */
export function isListed(role: Role, section: ConsoleSection): boolean {
  return maySee(role, { ...section, role: section.listedFor ?? section.role });
}

/** The section at an address; an unknown or forbidden one is the first, the dashboard. */
export function sectionAt(
  path: string | undefined,
  role: Role,
  sections: readonly ConsoleSection[],
): ConsoleSection | undefined {
  return sections.find((section) => section.path === path && maySee(role, section)) ?? sections[0];
}

import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';

const drawn = (Icon: LucideIcon) =>
  function PickerIcon() {
    return <Icon size={17} strokeWidth={1.75} aria-hidden />;
  };

/** The product's icons in place of the library's, wherever days are picked. */
export const pickerIcons = {
  leftArrowIcon: drawn(ChevronLeft),
  rightArrowIcon: drawn(ChevronRight),
  switchViewIcon: drawn(ChevronDown),
} as const;

/** The same of a field that opens a calendar. */
export const pickerFieldIcons = { ...pickerIcons, openPickerIcon: drawn(CalendarDays) } as const;

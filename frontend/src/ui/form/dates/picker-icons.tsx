import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, Clock, type LucideIcon } from 'lucide-react';

const draw = (Icon: LucideIcon) => <Icon size={17} aria-hidden />;
const createIcon = (Icon: LucideIcon) =>
  function PickerIcon() {
    return draw(Icon);
  };

/** The product's icons in place of the library's, wherever days are picked. */
export const pickerIcons = {
  leftArrowIcon: createIcon(ChevronLeft),
  rightArrowIcon: createIcon(ChevronRight),
  switchViewIcon: createIcon(ChevronDown),
} as const;

/** The same of a field that opens a calendar. */
export const pickerFieldIcons = { ...pickerIcons, openPickerIcon: createIcon(CalendarDays) } as const;

/** The same on phones, where day and time are picked one after the other. */
export const pickerTabIcons = { dateIcon: draw(CalendarDays), timeIcon: draw(Clock) } as const;

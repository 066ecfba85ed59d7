/** Label of an item, in the bar and in the collapsed menu. */
export const labelClasses =
  'flex w-full items-center justify-between gap-3 text-left font-medium max-menu:min-h-14 max-menu:text-h4 menu:min-h-nav menu:text-button hover:underlined aria-[current=page]:underlined aria-[current=true]:underlined aria-expanded:menu:underlined'

/** Label of an item styled as a filled button. */
export const filledClasses =
  'inline-flex min-h-11 items-center justify-center rounded-sharp bg-action px-5 text-center text-button font-semibold text-on-action transition-colors hover:bg-action-hover max-menu:mt-6 max-menu:w-full menu:max-laptop:px-4'

/** Visual weight: one primary button in a group, secondary beside it, text for minor actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'text'

export type ButtonSize = 'normal' | 'compact'

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-action text-on-action border-action hover:bg-action-hover hover:border-action-hover active:translate-y-px',
  secondary:
    'bg-overlay text-ink border-current hover:bg-ink hover:text-on-ink hover:border-ink active:translate-y-px',
  text: 'text-ink border-transparent underlined hover:text-accent-text',
}

const sizeClasses: Readonly<Record<ButtonSize, string>> = {
  // 28 px, less when large text leaves little space.
  normal: 'min-h-12 px-[min(1.75rem,7vw)] tablet:min-h-13',
  compact: 'min-h-9 px-4 pointer-coarse:min-h-11',
}

/** Returns the classes of a button. Colours are tokens, which adapt to the theme and to dark surfaces. */
export function buttonClasses(look: ButtonVariant, size: ButtonSize = 'normal', wide = false): string {
  const sizing = look === 'text' ? 'min-h-6 pointer-coarse:min-h-11' : sizeClasses[size]
  return `inline-flex items-center justify-center gap-2.5 rounded-sharp border-[1.5px] text-center text-button font-semibold transition-colors ${sizing} ${variantClasses[look]} ${wide ? 'w-full' : ''}`
}

/** How much a button asks for attention: one primary in a place, secondary beside it, text for what is least. */
export type ButtonLook = 'primary' | 'secondary' | 'text'

export type ButtonSize = 'normal' | 'compact'

const looks: Readonly<Record<ButtonLook, string>> = {
  primary:
    'bg-action text-on-action border-action hover:bg-action-hover hover:border-action-hover active:translate-y-px',
  secondary:
    'bg-veil text-ink border-current hover:bg-ink hover:text-on-ink hover:border-ink active:translate-y-px',
  text: 'text-ink border-transparent underlined hover:text-accent-text',
}

const shapes: Readonly<Record<ButtonSize, string>> = {
  // 28 px, and less where large text has little room.
  normal: 'min-h-12 px-[min(1.75rem,7vw)] tablet:min-h-13',
  compact: 'min-h-9 px-4 pointer-coarse:min-h-11',
}

/** Classes of a button. Colours come from the tokens, so they fit the dress, and dark ground, by themselves. */
export function buttonClasses(look: ButtonLook, size: ButtonSize = 'normal', wide = false): string {
  const shape = look === 'text' ? 'min-h-6 pointer-coarse:min-h-11' : shapes[size]
  return `inline-flex items-center justify-center gap-2.5 rounded-sharp border-[1.5px] text-center text-button font-semibold transition-colors ${shape} ${looks[look]} ${wide ? 'w-full' : ''}`
}

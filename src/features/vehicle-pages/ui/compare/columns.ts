/** Hides columns on narrow screens: two models on a phone, three on a tablet, four on wider screens and in print. */
export function columnClasses(index: number): string {
  if (index < 2) return ''
  return index === 2 ? 'not-print:max-tablet:hidden' : 'not-print:max-laptop:hidden'
}

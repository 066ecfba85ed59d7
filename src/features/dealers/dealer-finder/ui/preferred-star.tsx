import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

type Props = { name: string; isPreferred: boolean; onPress: () => void }

/** A toggle that is pressed on the card of the preferred dealer. It needs scripts. Source: requirement D-276. */
export function PreferredStar({ name, isPreferred, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isPreferred}
      aria-label={`Preferred dealer: ${name}`}
      onClick={onPress}
      className={`-mt-2 -mr-2 grid size-11 flex-none place-items-center hover:text-accent-text noscript:hidden print:hidden ${isPreferred ? 'text-accent-text' : 'text-ink-2'}`}
    >
      <Glyph shape={glyphs.star} size={22} className={isPreferred ? 'fill-current' : ''} />
    </button>
  )
}

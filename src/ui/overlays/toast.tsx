import type { ReactNode } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

type Props = {
  /** What there is to say; nothing while there is nothing. The toast itself stays in the page, or it is not read out. */
  text: ReactNode
  onDismiss: () => void
  words: { readonly dismiss: string }
}

/** A line at the foot of the window about something that just happened. It stays until it is dismissed. */
export function Toast({ text, onDismiss, words }: Props) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 print:hidden"
    >
      {text ? (
        <div className="on-dark appearing pointer-events-auto flex min-h-14 max-w-[36rem] items-center gap-3 rounded-sharp border border-night-line bg-night py-1 pr-1.5 pl-5">
          <p className="min-w-0 flex-1">{text}</p>
          <button
            type="button"
            aria-label={words.dismiss}
            onClick={onDismiss}
            className="grid size-11 flex-none place-items-center -outline-offset-3"
          >
            <Glyph shape={glyphs.x} />
          </button>
        </div>
      ) : null}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

type Props = {
  /**
   * Empty while there is no message. Keep the toast mounted: screen readers only announce changes of an existing
   * element.
   */
  text: ReactNode
  onDismiss: () => void
  labels: { readonly dismiss: string }
}

/** A message at the bottom of the window, shown until it is dismissed. */
export function Toast({ text, onDismiss, labels }: Props) {
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
            aria-label={labels.dismiss}
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

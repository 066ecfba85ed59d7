'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

export type DialogProps = {
  open: boolean
  /** Called when the dialog closes by its button, Escape or a press outside. */
  onClose: () => void
  title: string
  /**
   * `drawer` covers the full height on the right, `sheet` the full width at the bottom; `wide` is for pictures and
   * lists.
   */
  shape?: 'normal' | 'wide' | 'drawer' | 'sheet'
  labels: { readonly close: string }
  children: ReactNode
}

const narrow = 'max-tablet:max-w-[calc(100%-2rem)]'

const shapes = {
  normal: `m-auto max-w-[36rem] ${narrow}`,
  wide: `m-auto max-w-[72rem] ${narrow}`,
  drawer: `my-0 mr-0 ml-auto h-dvh max-h-dvh max-w-[30rem] ${narrow}`,
  sheet: 'mx-0 mt-auto mb-0 max-h-[85dvh] max-w-none',
}

/** A native modal dialog, which keeps the focus inside and restores it afterwards. */
export function Dialog({ open, onClose, title, shape = 'normal', labels, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A text selection that starts inside may end outside and must not close the dialog.
  const pressedOutside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      // In React the close event of nested dialogs bubbles.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target }) => {
        pressedOutside.current = target === dialog.current
      }}
      onPointerUp={({ target }) =>
        pressedOutside.current && target === dialog.current && dialog.current.close()
      }
      className={`appearing w-full overscroll-contain border border-line bg-surface p-0 text-ink backdrop:bg-black/60 ${shapes[shape]}`}
    >
      {open ? (
        <div className="min-h-full p-6 tablet:p-10">
          <div className="mb-6 flex items-start justify-between gap-6">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <button
              type="button"
              aria-label={labels.close}
              onClick={() => dialog.current?.close()}
              className="-mt-2 -mr-2 grid size-11 flex-none place-items-center hover:text-accent-text"
            >
              <Glyph shape={glyphs.x} size={24} />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}

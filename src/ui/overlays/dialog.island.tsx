'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

export type DialogProps = {
  open: boolean
  /** Called whichever way it closes: its button, Escape, or a press beside it. */
  onClose: () => void
  title: string
  /**
   * `drawer` comes from the right and is as high as the window, `sheet` from below and is as wide; `wide` has room for
   * pictures and lists.
   */
  shape?: 'normal' | 'wide' | 'drawer' | 'sheet'
  words: { readonly close: string }
  children: ReactNode
}

const narrow = 'max-tablet:max-w-[calc(100%-2rem)]'

const shapes = {
  normal: `m-auto max-w-[36rem] ${narrow}`,
  wide: `m-auto max-w-[72rem] ${narrow}`,
  drawer: `my-0 mr-0 ml-auto h-dvh max-h-dvh max-w-[30rem] ${narrow}`,
  sheet: 'mx-0 mt-auto mb-0 max-h-[85dvh] max-w-none',
}

/** A dialog over the page: the browser's own, which keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, shape = 'normal', words, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A press that begins inside, to mark text, may end beside it.
  const beside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      // React tells it of dialogs within, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={({ target }) => {
        beside.current = target === dialog.current
      }}
      onPointerUp={({ target }) => beside.current && target === dialog.current && dialog.current.close()}
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
              aria-label={words.close}
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

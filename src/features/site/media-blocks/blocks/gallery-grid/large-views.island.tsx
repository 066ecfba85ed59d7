'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { Dialog } from '#ui/overlays/dialog.island.tsx'

export type LargeViewsProps = {
  pictures: readonly {
    readonly title: string
    /** `Picture 2 of 6`. */
    readonly position: string
    /** Rendered on the server. */
    readonly content: ReactNode
  }[]
  labels: { readonly close: string; readonly previous: string; readonly next: string }
}

/** The tile that a click opens; null for a click elsewhere, and for one that opens a new tab or window. */
function tileOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return target.closest<HTMLElement>('[data-picture]')
}

const controlClasses =
  'grid size-11 place-items-center rounded-sharp border-[1.5px] border-current hover:bg-ink hover:text-on-ink'

const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The large views of the gallery around it: a dialog with one picture at a time, moved by its buttons and the arrow keys.
 * The tiles of the gallery are links to the pictures, which are followed without scripts.
 *
 * Source: requirement C-023.
 */
export function LargeViews({ pictures, labels }: LargeViewsProps) {
  const marker = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const count = pictures.length
  const move = useCallback(
    (by: number) => setCurrent((before) => (before === null ? null : (before + by + count) % count)),
    [count],
  )
  useEffect(() => {
    const gallery = marker.current?.closest<HTMLElement>('[data-gallery]')
    const onClick = (event: MouseEvent) => {
      const tile = tileOf(event)
      if (!tile) return
      event.preventDefault()
      opener.current = tile
      setCurrent(Number(tile.dataset.picture))
    }
    gallery?.addEventListener('click', onClick)
    return () => gallery?.removeEventListener('click', onClick)
  }, [])
  const isOpen = current !== null
  useEffect(() => {
    if (!isOpen) return
    // With a modifier the arrows belong to the browser, which goes back in its history.
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
      altKey || ctrlKey || metaKey || move(steps[key] ?? 0)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, move])
  const close = () => {
    setCurrent(null)
    // Safari does not focus a link that is clicked, so the dialog cannot return the focus to it.
    opener.current?.focus()
  }
  const picture = current === null ? undefined : pictures[current]
  return (
    <>
      <span ref={marker} hidden />
      <Dialog
        open={picture !== undefined}
        onClose={close}
        title={picture?.title ?? ''}
        shape="wide"
        labels={labels}
      >
        {picture?.content}
        <div className="mt-6 flex items-center justify-between gap-4">
          <p role="status" className="text-ink-2 text-small">
            {picture?.position}
            {picture && picture.title !== picture.position ? (
              <span className="sr-only">: {picture.title}</span>
            ) : null}
          </p>
          {count > 1 ? (
            <div className="flex gap-2">
              <button
                type="button"
                aria-label={labels.previous}
                onClick={() => move(-1)}
                className={controlClasses}
              >
                <Glyph shape={glyphs.arrowLeft} />
              </button>
              <button
                type="button"
                aria-label={labels.next}
                onClick={() => move(1)}
                className={controlClasses}
              >
                <Glyph shape={glyphs.arrowRight} />
              </button>
            </div>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}

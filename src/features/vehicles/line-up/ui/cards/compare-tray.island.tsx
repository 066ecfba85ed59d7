'use client'

import { useEffect, useRef, useState } from 'react'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { addComparedRange } from '../../rules/compared-ranges.ts'
import type { ComparingTexts } from '../../texts.ts'
import { storeComparedRanges, storedRanges, useComparedRanges } from './use-compared-ranges.ts'

/** A range that can be ticked, with its side view; `share` is its length in percent of the longest. */
export type ComparableRange = {
  readonly slug: string
  readonly name: string
  readonly picture: { readonly src: string; readonly share: number; readonly ratio: string } | null
}

type Props = {
  /** Every range, because a filter does not hide what is ticked. */
  ranges: readonly ComparableRange[]
  texts: ComparingTexts
}

const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input[data-compared-range]')]

const rangeOf = ({ dataset, value }: HTMLInputElement) => ({ slug: dataset.comparedRange ?? '', code: value })

/** Stores a change of a tick; false when there is no room for another range. */
function storeTick(tick: HTMLInputElement): boolean {
  const range = rangeOf(tick)
  const stored = storedRanges()
  const chosen = tick.checked
    ? addComparedRange(stored, range)
    : stored.filter(({ slug }) => slug !== range.slug)
  if (chosen) storeComparedRanges(chosen)
  return chosen !== null
}

/**
 * The ticked ranges as silhouettes at one scale, at the bottom of the window and above the cookie notice. It is absent
 * until one is ticked. At the end of the page it takes its own space, so that it covers nothing there.
 */
export function CompareTray({ ranges, texts }: Props) {
  const stored = useComparedRanges()
  const tray = useRef<HTMLElement>(null)
  const [isRefused, setRefused] = useState(false)
  const chosen = stored.flatMap((item) => {
    const range = ranges.find(({ slug }) => slug === item.slug)
    return range ? [{ ...item, ...range }] : []
  })

  useEffect(() => {
    // What the visitor ticked before the page was hydrated.
    for (const tick of ticks()) if (tick.checked) storeTick(tick)
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.comparedRange === undefined) return
      const isStored = storeTick(target)
      setRefused(!isStored)
      if (!isStored) target.checked = false
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    for (const tick of ticks()) tick.checked = stored.some(({ slug }) => slug === rangeOf(tick).slug)
    setRefused(false)
    document.documentElement.style.setProperty('--tray', `${tray.current?.offsetHeight ?? 0}px`)
    return () => void document.documentElement.style.removeProperty('--tray')
  }, [stored])

  if (chosen.length === 0) return null
  return (
    <section
      ref={tray}
      aria-label={texts.tray}
      className="bottom-[var(--notice,0px)] z-20 border-ink border-t bg-surface print:hidden [@media(height>=30rem)]:sticky"
    >
      <div className="frame grid grid-cols-1 items-center gap-x-8 gap-y-2 py-3 tablet:grid-cols-[1fr_auto]">
        <ul className="grid max-w-[46rem] grid-cols-4 gap-2">
          {chosen.map(({ slug, name, picture }) => (
            <li key={slug} className="min-w-0">
              <button
                type="button"
                aria-label={fill(texts.remove, { vehicle: name })}
                onClick={() => storeComparedRanges(stored.filter((other) => other.slug !== slug))}
                className="grid h-full w-full content-end gap-1 bg-raised px-1.5 pt-2 pb-1 text-left hover:text-accent-text tablet:px-3"
              >
                {picture ? (
                  <img
                    src={picture.src}
                    alt=""
                    style={{ width: `${picture.share}%`, aspectRatio: picture.ratio }}
                    className="h-auto brightness-0"
                  />
                ) : null}
                <span className="flex min-w-0 items-center justify-between gap-1 text-small">
                  <span className="truncate max-tablet:text-[0.75rem]">{name}</span>
                  <Glyph shape={glyphs.x} size={14} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {chosen.length > 1 ? (
            <ButtonLink
              href={comparePath(
                null,
                chosen.map(({ code }) => code),
              )}
              size="compact"
            >
              {texts.now}
            </ButtonLink>
          ) : null}
          <p role="status" className="text-ink-2 text-small empty:hidden">
            {isRefused ? texts.full : chosen.length === 1 ? texts.oneMore : null}
          </p>
        </div>
      </div>
    </section>
  )
}

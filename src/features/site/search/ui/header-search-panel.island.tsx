'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { maxQueryLength, searchPath } from '../rules/search-address.ts'
import type { SearchLabels } from '../suggestion.ts'
import type { SuggestionsProps } from './suggestions.island.tsx'
import type { SearchContext } from './use-suggestions.ts'

type Props = { page: SearchContext; labels: SearchLabels }

/** Loaded when the panel is opened. The form works without it. */
const loadSuggestions = () => import('./suggestions.island.tsx').then(({ Suggestions }) => Suggestions)

/**
 * The search of the header: a button, and a panel with a form below the header. Opening, closing and submitting use
 * native browser features and work before hydration.
 */
export function HeaderSearchPanel({ page, labels }: Props) {
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const path = usePathname()
  const [open, setOpen] = useState(false)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()

  useEffect(() => {
    const element = panel.current
    const onToggle = () => {
      const isOpen = element?.matches(':popover-open') ?? false
      setOpen(isOpen)
      if (isOpen)
        loadSuggestions().then(
          (loaded) => setSuggestions(() => loaded),
          () => undefined,
        )
    }
    onToggle()
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the panel on navigation
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [path])

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className="ml-auto grid size-[44px] flex-none place-items-center max-menu:order-1 menu:-mx-3"
      >
        <Glyph shape={open ? glyphs.x : glyphs.search} size={22} label={labels.search} />
      </button>
      <search
        ref={panel}
        id={id}
        popover="auto"
        className="inset-x-0 top-nav bottom-auto m-0 h-auto max-h-[calc(100dvh-var(--spacing-nav))] w-auto max-w-none overflow-y-auto overscroll-contain border-line border-y bg-surface text-ink max-menu:bottom-0"
      >
        <div className="mx-auto max-w-[52rem] px-margin py-6 menu:py-10">
          <form action={searchPath} className="flex gap-3">
            <input
              ref={input}
              type="text"
              name="q"
              aria-label={labels.whatFor}
              placeholder={labels.whatFor}
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              autoFocus
              className="entry"
            />
            <button
              type="submit"
              className="min-h-12 flex-none rounded-sharp bg-action px-5 text-button font-semibold text-on-action hover:bg-action-hover"
            >
              {labels.search}
            </button>
          </form>
          {Suggestions ? <Suggestions input={input} page={page} labels={labels} /> : null}
        </div>
      </search>
    </>
  )
}

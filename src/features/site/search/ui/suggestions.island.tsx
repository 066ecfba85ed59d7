'use client'

import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { searchAddress } from '../rules/search-address.ts'
import type { SearchLabels } from '../suggestion.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { useCombobox } from './use-combobox.ts'
import { type SearchContext, type SuggestionsState, useSuggestions } from './use-suggestions.ts'

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  page: SearchContext
  labels: SearchLabels
}

/** Returns the announcement for screen readers when the list changes. */
function announcementOf({ state, groups }: SuggestionsState, labels: SearchLabels): string {
  if (state === 'waiting') return ''
  if (state === 'failed') return labels.suggestionsFailed
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  if (count === 0) return labels.noSuggestions
  return count === 1 ? labels.oneSuggestion : fill(labels.manySuggestions, { count })
}

/** Returns the current value of the input, including text typed before hydration. */
function useInputValue(input: RefObject<HTMLInputElement | null>): string {
  const [value, setValue] = useState('')
  useEffect(() => {
    const element = input.current
    const update = () => setValue(element?.value ?? '')
    update()
    element?.addEventListener('input', update)
    return () => element?.removeEventListener('input', update)
  }, [input])
  return value
}

/** The list of suggestions below the header search; makes its input a combobox. */
export function Suggestions({ input, page, labels }: SuggestionsProps) {
  const listId = useId()
  const suggested = useSuggestions(useInputValue(input), page)
  const { groups, query, state } = suggested
  const options = useMemo(() => {
    const all = groups.flatMap(({ suggestions }) => suggestions)
    return all.length > 0 ? [...all, { href: searchAddress(query) }] : []
  }, [groups, query])
  const { active, isOpen } = useCombobox(input, options, listId)
  const optionOf = (href: string) => {
    const index = options.findIndex((option) => option.href === href)
    return { id: `${listId}-${index}`, href, active: index === active, onGo: () => closePanel(input) }
  }
  const announcement = announcementOf(suggested, labels)
  return (
    <>
      <p role="status" className={state === 'failed' ? 'mt-5 text-ink-2 text-small' : 'sr-only'}>
        {announcement}
      </p>
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={labels.suggestions} className="mt-6 grid gap-6">
          {groups.map(({ kind, suggestions }) => (
            <fieldset key={kind} className="min-w-0" aria-labelledby={`${listId}-${kind}`}>
              <p
                id={`${listId}-${kind}`}
                role="presentation"
                className="border-line border-b pb-2 text-ink-2 text-small"
              >
                {labels[kind]}
              </p>
              {suggestions.map((suggestion) => (
                <SuggestionOption
                  key={suggestion.href}
                  {...optionOf(suggestion.href)}
                  suggestion={suggestion}
                />
              ))}
            </fieldset>
          ))}
          <SuggestionOption {...optionOf(searchAddress(query))}>
            {fill(labels.allResults, { question: query })}
          </SuggestionOption>
        </div>
      ) : null}
    </>
  )
}

/** Navigation closes the panel too, but not when the link leads to the current page. */
function closePanel(input: RefObject<HTMLInputElement | null>): void {
  input.current?.closest<HTMLElement>('[popover]')?.hidePopover()
}

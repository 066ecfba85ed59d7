'use client'

import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { searchAddress } from '../rules/search-address.ts'
import type { SearchWords } from '../suggestion.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { useCombobox } from './use-combobox.ts'
import { type SearchedPage, type Suggested, useSuggestions } from './use-suggestions.ts'

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  page: SearchedPage
  words: SearchWords
}

/** What a screen reader hears when the list has changed. */
function newsOf({ state, groups }: Suggested, words: SearchWords): string {
  if (state === 'waiting') return ''
  if (state === 'failed') return words.suggestionsFailed
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  if (count === 0) return words.noSuggestions
  return count === 1 ? words.oneSuggestion : fill(words.manySuggestions, { count })
}

/** What is typed into the input, from what already stands there on. */
function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const element = input.current
    const take = () => setTyped(element?.value ?? '')
    take()
    element?.addEventListener('input', take)
    return () => element?.removeEventListener('input', take)
  }, [input])
  return typed
}

/** The list below the search of the header: the input becomes a combobox. */
export function Suggestions({ input, page, words }: SuggestionsProps) {
  const listId = useId()
  const suggested = useSuggestions(useTyped(input), page)
  const { groups, question, state } = suggested
  const options = useMemo(() => {
    const all = groups.flatMap(({ suggestions }) => suggestions)
    return all.length > 0 ? [...all, { href: searchAddress(question) }] : []
  }, [groups, question])
  const { active, isOpen } = useCombobox(input, options, listId)
  const optionOf = (href: string) => {
    const index = options.findIndex((option) => option.href === href)
    return { id: `${listId}-${index}`, href, active: index === active, onGo: () => close(input) }
  }
  const news = newsOf(suggested, words)
  return (
    <>
      <p role="status" className={state === 'failed' ? 'mt-5 text-ink-2 text-small' : 'sr-only'}>
        {news}
      </p>
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={words.suggestions} className="mt-6 grid gap-6">
          {groups.map(({ kind, suggestions }) => (
            <fieldset key={kind} className="min-w-0" aria-labelledby={`${listId}-${kind}`}>
              <p
                id={`${listId}-${kind}`}
                role="presentation"
                className="border-line border-b pb-2 text-ink-2 text-small"
              >
                {words[kind]}
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
          <SuggestionOption {...optionOf(searchAddress(question))}>
            {fill(words.allResults, { question })}
          </SuggestionOption>
        </div>
      ) : null}
    </>
  )
}

/** Also for the page the visitor is on. */
function close(input: RefObject<HTMLInputElement | null>): void {
  input.current?.closest<HTMLElement>('[popover]')?.hidePopover()
}

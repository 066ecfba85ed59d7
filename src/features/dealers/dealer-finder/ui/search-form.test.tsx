import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noChoices } from '../rules/finder-address.ts'
import { PositionMessage } from './position-message.tsx'
import { SearchForm } from './search-form.tsx'
import type { PositionProblem } from './use-position.ts'

const nothing = () => {}
const form = (choices = noChoices) =>
  renderToStaticMarkup(
    <SearchForm
      choices={choices}
      input={createRef<HTMLInputElement>()}
      isLocating={false}
      onPrepare={nothing}
      onSearch={nothing}
      onRadius={nothing}
      onLocate={nothing}
      onSubmit={nothing}
    />,
  )

describe('the search form', () => {
  it('has the placeholder of the specification (D-268)', () => {
    expect(form()).toContain('placeholder="Search Dealer Name, Province, City or Suburb ..."')
  })

  it('is a form that the server answers without scripts', () => {
    expect(form()).toMatch(/<form[^>]* action="\/dealers"/)
    expect(form({ search: 'Durban', radius: 20, page: 1 })).toMatch(/name="search"[^>]*value="Durban"/)
  })

  it('offers exactly 5, 10, 15, 20 and 25 km in a labelled list (D-271, D-272)', () => {
    const html = form()
    expect(html).toMatch(/<label for="finder-radius"[^>]*>Select radius</)
    const options = [...html.matchAll(/<option value="(\d+)"[^>]*>([^<]*)</g)].map(([, value, label]) => [
      value,
      label,
    ])
    expect(options).toEqual([5, 10, 15, 20, 25].map((km) => [String(km), `${km} km`]))
  })
})

describe('the message about the position', () => {
  const message = (problem: PositionProblem | null) =>
    renderToStaticMarkup(
      <PositionMessage problem={problem} isLocating={false} onEnable={nothing} />,
    ).replaceAll('&#x27;', "'")

  it('asks to enable the location after a denial, in a status region (D-403, D-404)', () => {
    const html = message('denied')
    expect(html).toMatch(/^<div role="status"/)
    expect(html).toContain(
      "Enable location access for a better experience when using 'Select radius' to find nearby options.",
    )
    expect(html).toMatch(/<button[^>]*>Enable Location</)
    expect(html).not.toContain('Your browser blocks')
  })

  it('explains how to allow it when the browser denies without asking (D-404)', () => {
    expect(message('blocked')).toContain('Your browser blocks the location for this site.')
    expect(message('blocked')).toContain('Enable Location')
  })

  it('offers to try again when no position was found, and says nothing without a problem', () => {
    expect(message('failed')).toMatch(/<button[^>]*>Try again</)
    expect(message(null)).not.toContain('<p')
  })
})

import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEntriesOfLink } from './use-entries-of-link.ts'

let page: HTMLElement

function Form({ note = '' }: { note?: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEntriesOfLink(form)
  return (
    <form ref={form}>
      <textarea name="note" defaultValue={note} />
      <select name="serviceKind" defaultValue="">
        <option value="">Select</option>
        <option value="Repair">Repair</option>
      </select>
    </form>
  )
}

async function openedBy(query: string, note?: string): Promise<FormData> {
  history.replaceState(null, '', `/dealers/marula-toyota-bryanston/contact${query}`)
  const root = createRoot(page)
  await act(() => root.render(<Form {...(note !== undefined && { note })} />))
  const entered = new FormData(page.querySelector('form') ?? undefined)
  await act(() => root.unmount())
  return entered
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
})

afterEach(() => {
  page.remove()
  history.replaceState(null, '', '/')
})

describe('the entries of a link', () => {
  it('begin the message with the subject, and select the kind of work', async () => {
    const entered = await openedBy('?about=Parts&work=Repair')
    expect(entered.get('note')).toBe('Parts: ')
    expect(entered.get('serviceKind')).toBe('Repair')
  })

  it('leave what is entered, an unknown kind of work and a text that is no subject', async () => {
    expect((await openedBy('?about=Parts', 'A tow bar')).get('note')).toBe('A tow bar')
    const entered = await openedBy(`?about=${'x'.repeat(61)}&work=Magic`)
    expect(entered.get('note')).toBe('')
    expect(entered.get('serviceKind')).toBe('')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillForm, readDraft, removeDraft, storeDraft } from './stored-draft.ts'

/** The part of a browser's fields that drafts need. */
class Control {
  readonly name: string
  readonly type: string
  readonly defaultValue: string
  readonly defaultChecked: boolean
  value: string
  checked: boolean

  constructor(name: string, { type = 'text', value = '', checked = false } = {}) {
    this.name = name
    this.type = type
    this.value = value
    this.defaultValue = value
    this.checked = checked
    this.defaultChecked = checked
  }
}
/** A list of a browser, whose first option is chosen initially. */
class List {
  readonly name: string
  readonly type = 'select-one'
  readonly options: readonly { readonly value: string; readonly defaultSelected: boolean }[]
  value: string

  constructor(name: string, values: readonly string[]) {
    this.name = name
    this.options = values.map((value) => ({ value, defaultSelected: false }))
    this.value = values[0] ?? ''
  }
}

type Form = { readonly elements: readonly Control[] }

/** What a browser would send of a form. */
class Entries {
  readonly form: Form
  constructor(form: Form) {
    this.form = form
  }
  *[Symbol.iterator]() {
    for (const { name, type, value, checked } of this.form.elements) {
      if (type === 'file') yield [name, new File([], 'photo.jpg')]
      else if (!['checkbox', 'radio'].includes(type) || checked) yield [name, value]
    }
  }
}

const formOf = (...elements: (Control | List)[]) => ({ elements }) as unknown as HTMLFormElement

let stored: Map<string, string>
const day = 24 * 60 * 60 * 1_000

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('FormData', Entries)
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLSelectElement', List)
  vi.stubGlobal('HTMLButtonElement', class {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const filled = () =>
  formOf(
    new Control('fullName', { value: 'Thandi' }),
    new Control('adult', { type: 'checkbox', value: 'on', checked: true }),
    new Control('preferredContact', { type: 'radio', value: 'phone', checked: true }),
    new Control('photos', { type: 'file' }),
    new Control('marketing', { type: 'checkbox', value: 'on', checked: true }),
    new Control('token', { type: 'hidden', value: 'secret' }),
    new Control('suburb'),
  )

describe('the draft of a trade-in', () => {
  it('is stored under formData, without photos, consent and what belongs to the page (D-305)', () => {
    storeDraft(filled(), 1_000)
    expect([...stored.keys()]).toEqual(['formData'])
    expect(JSON.parse(stored.get('formData') ?? '')).toEqual({
      savedAt: 1_000,
      entered: { fullName: ['Thandi'], adult: ['on'], preferredContact: ['phone'] },
    })
  })

  it('fills text fields, boxes and choices again, and says whether it filled any (D-305)', () => {
    storeDraft(filled(), 1_000)
    const name = new Control('fullName')
    const [box, email, phone] = [
      new Control('adult', { type: 'checkbox', value: 'on' }),
      new Control('preferredContact', { type: 'radio', value: 'email', checked: true }),
      new Control('preferredContact', { type: 'radio', value: 'phone' }),
    ]
    const draft = readDraft(1_000)
    expect(fillForm(formOf(name, box, email, phone), draft ?? {})).toBe(true)
    expect([name.value, box.checked, email.checked, phone.checked]).toEqual(['Thandi', true, false, true])
    expect(fillForm(formOf(new Control('other')), draft ?? {})).toBe(false)
  })

  it('keeps what was entered before the form was filled, and says that nothing was filled in', () => {
    const name = new Control('fullName')
    name.value = 'Sipho'
    const email = new Control('preferredContact', { type: 'radio', value: 'email', checked: true })
    const phone = new Control('preferredContact', { type: 'radio', value: 'phone' })
    email.checked = false
    phone.checked = true
    const condition = new List('condition', ['', 'Good', 'Poor'])
    condition.value = 'Poor'
    const draft = { fullName: ['Thandi'], preferredContact: ['email'], condition: ['Good'] }
    expect(fillForm(formOf(name, email, phone, condition), draft)).toBe(false)
    expect([name.value, email.checked, phone.checked, condition.value]).toEqual([
      'Sipho',
      false,
      true,
      'Poor',
    ])
  })

  it('chooses an option that a list still has, and no other', () => {
    const condition = new List('condition', ['', 'Good'])
    expect(fillForm(formOf(condition), { condition: ['Wrecked'] })).toBe(false)
    expect(condition.value).toBe('')
    expect(fillForm(formOf(condition), { condition: ['Good'] })).toBe(true)
    expect(condition.value).toBe('Good')
  })

  it('says that nothing was filled in when the draft holds only what the form has already', () => {
    const email = new Control('preferredContact', { type: 'radio', value: 'email', checked: true })
    expect(fillForm(formOf(email), { preferredContact: ['email'] })).toBe(false)
  })

  it('fills neither hidden fields nor files', () => {
    const desk = new Control('desk', { type: 'hidden', value: 'enquiry' })
    const photos = new Control('photos', { type: 'file' })
    fillForm(formOf(desk, photos), { desk: ['service'], photos: ['C:\\photo.jpg'] })
    expect([desk.value, photos.value]).toEqual(['enquiry', ''])
  })

  it('is kept for seven days, then removed (D-305)', () => {
    storeDraft(filled(), 0)
    expect(readDraft(7 * day)).not.toBeNull()
    expect(readDraft(7 * day + 1)).toBeNull()
    expect(stored.size).toBe(0)
  })

  it('is removed when it comes from the future, and when it is cleared (D-304)', () => {
    storeDraft(filled(), day)
    expect(readDraft(0)).toBeNull()
    expect(stored.size).toBe(0)
    storeDraft(filled(), 0)
    removeDraft()
    expect(stored.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['entries that are no lists', '{"savedAt":0,"entered":{"fullName":5}}'],
    ['entries that are objects', '{"savedAt":0,"entered":{"fullName":{}}}'],
    ['lists of other values', '{"savedAt":0,"entered":{"fullName":[{}]}}'],
    ['no entries', '{"savedAt":0}'],
    ['a moment that is text', '{"savedAt":"0","entered":{}}'],
  ])('is ignored when it holds %s', (_, text) => {
    stored.set('formData', text)
    expect(readDraft(0)).toBeNull()
  })

  it('changes nothing in a browser that refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => storeDraft(filled(), 0)).not.toThrow()
    expect(readDraft(0)).toBeNull()
    expect(() => removeDraft()).not.toThrow()
  })
})

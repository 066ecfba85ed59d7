import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { checkForm, entriesIn, filesIn } from './form-entries.ts'

const { enquiries: texts } = enquiryTexts('en')

type Sent = readonly (readonly [string, string | File])[]

/** A form of a browser, as far as the check reads it. */
type Input = { name: string; type: 'number' | 'date'; validity: { badInput: boolean } }

const formOf = (sent: Sent, keptField = '', inputs: readonly Input[] = []) =>
  ({
    sent,
    querySelectorAll: () => inputs,
    querySelector: (selector: string) => (selector === `[data-kept="${keptField}"]` ? {} : null),
  }) as unknown as HTMLFormElement

class Entries {
  readonly sent: Sent
  constructor(form: { sent: Sent }) {
    this.sent = form.sent
  }
  getAll(name: string) {
    return this.sent.filter(([own]) => own === name).map(([, value]) => value)
  }
  [Symbol.iterator]() {
    return this.sent[Symbol.iterator]()
  }
}

beforeEach(() => void vi.stubGlobal('FormData', Entries))
afterEach(() => void vi.unstubAllGlobals())

const person: Sent = [
  ['fullName', 'Thandi Nkosi'],
  ['phone', '0821234567'],
  ['email', 'thandi@example.co.za'],
]
const nothing = new File([], '')
const chosen = new File(['%PDF'], 'a.pdf')

test('asks for a required file when none is chosen, beside the messages of other fields (D-322)', async () => {
  const form = formOf([...person.slice(1), ['fullName', ''], ['attachment', nothing]])
  expect(await checkForm('document', texts, form)).toEqual({
    entries: null,
    errors: { fullName: 'Full name is required', attachment: 'Please upload a file' },
  })
})

test('asks for no file that is chosen, or was sent with an earlier step', async () => {
  const withFile = await checkForm('document', texts, formOf([...person, ['attachment', chosen]]))
  const withKept = await checkForm(
    'document',
    texts,
    formOf([...person, ['attachment', nothing]], 'attachment'),
  )
  expect([withFile.errors, withKept.errors]).toEqual([{}, {}])
  expect(withKept.entries).toMatchObject({ email: 'thandi@example.co.za' })
})

test('says which number or day the browser cannot read, which it sends as empty', async () => {
  const badInput = { badInput: true }
  const booking: Sent = [...person, ['mileage', ''], ['serviceDay', '']]
  const form = formOf(booking, '', [
    { name: 'mileage', type: 'number', validity: badInput },
    { name: 'serviceDay', type: 'date', validity: badInput },
    { name: 'amount', type: 'number', validity: { badInput: false } },
  ])
  const { entries, errors } = await checkForm('serviceBooking', texts, form)
  expect(entries).toBeNull()
  expect(errors).toMatchObject({
    mileage: 'Please enter a whole number without a minus sign',
    serviceDay: 'Please enter a real date as DD/MM/YYYY',
  })
  expect(errors).not.toHaveProperty('amount')
})

test('leaves out the empty file that browsers send for a field without a file', () => {
  expect(filesIn('tradeIn', formOf([['photos', nothing]]))).toEqual({ photos: [] })
  expect(filesIn('tradeIn', formOf([['photos', chosen]]))).toEqual({ photos: [chosen] })
})

test('sends every file of an earlier step that is ticked to be removed', () => {
  const ticked: Sent = ['a', 'b'].map((key) => ['removedFiles', key])
  expect(entriesIn(formOf([...person, ...ticked]))).toMatchObject({ removedFiles: ['a', 'b'] })
})

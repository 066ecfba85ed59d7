import { afterEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  complete,
  type ShownForm,
  send,
  showForm,
  stored,
} from './enquiry-form.test-support.tsx'

let form: ShownForm

async function open(...answers: readonly Answer[]): Promise<ShownForm> {
  form = await showForm('usedVehicle', ...answers)
  return form
}

afterEach(() => form.close())

const failure = 'Everything you entered is still here'

describe('the form about a used vehicle', () => {
  it('labels every field, and has nothing filled in or ticked at first (D-147, D-159)', async () => {
    const { page, fieldOf } = await open()
    for (const [name, label] of [
      ['fullName', 'Name & Surname'],
      ['phone', 'Contact Number'],
      ['email', 'Email'],
      ['note', 'Note (optional)'],
    ] as const) {
      expect(fieldOf(name).labels?.[0]?.textContent).toBe(label)
      expect(fieldOf(name).value).toBe('')
    }
    const surnames = [...page.querySelectorAll('label')].filter((label) => /surname/i.test(label.textContent))
    expect(surnames).toHaveLength(1)
    expect(fieldOf('adult').labels?.[0]?.textContent).toBe('I confirm that I am 18 years old or older')
    expect(page.querySelectorAll('[type=checkbox]:checked')).toHaveLength(0)
  })

  it('does not ask to confirm a valid email while another field has an error (D-164)', async () => {
    const shown = await open(stored)
    await complete(shown)
    await shown.enter('fullName', ' ')
    await shown.press('Submit')
    expect(shown.descriptionOf(shown.fieldOf('fullName'))).toBe('Full name is required')
    expect(shown.labels()).not.toContain('Yes')
    await shown.enter('fullName', 'Thandi')
    await shown.press('Submit')
    expect(shown.labels()).toContain('Yes')
  })

  it('asks again only once the email has changed (D-167)', async () => {
    const shown = await open({ status: 503 })
    await complete(shown)
    await send(shown)
    await shown.press('Try again')
    expect(shown.labels()).not.toContain('Yes')
    expect(shown.sent).toHaveLength(2)
    await shown.enter('email', 'thabo@example.co.za')
    await shown.press('Try again')
    expect(shown.labels()).toContain('Yes')
    expect(shown.sent).toHaveLength(2)
  })

  it('rejects letters in the telephone number and keeps its leading zero (D-153)', async () => {
    const { enter, fieldOf } = await open()
    await enter('phone', '0a8b2 123-4567+x')
    expect(fieldOf('phone').value).toBe('082 123-4567+')
    expect(fieldOf('phone').type).toBe('tel')
  })

  it('sends nothing after No (D-166)', async () => {
    const shown = await open(stored)
    await complete(shown)
    await shown.press('Submit')
    expect(shown.page.querySelector('dialog')?.textContent).toContain('thandi@example.co.za')
    await shown.press('No')
    await shown.wait(60_000)
    expect(shown.sent).toEqual([])
    expect(document.activeElement).toBe(shown.fieldOf('email'))
    expect(shown.fieldOf('fullName').value).toBe('Thandi van der Merwe')
  })

  it('sends once, half a second after Yes, and shows the reference (D-161, D-162, D-165, D-421)', async () => {
    const shown = await open({ ...stored, afterMs: 3_000 })
    await complete(shown)
    await shown.press('Submit')
    await shown.press('Yes')
    expect(shown.labels()).toContain('Sending...')
    expect(shown.page.querySelector('form [aria-disabled=true]')?.textContent).toBe('Sending...')
    await shown.wait(499)
    expect(shown.sent).toHaveLength(0)
    await shown.wait(1)
    expect(shown.sent).toHaveLength(1)
    await shown.press('Sending...')
    await shown.wait(3_001)
    for (const text of ['Thank you!', 'Your Message has been sent.', 'Your reference is FC-7K3M-9Q2X.'])
      expect(shown.page.textContent).toContain(text)
    expect(shown.page.querySelector('form')).toBeNull()
    expect(shown.sent).toHaveLength(1)
  })

  it.each([
    { afterMs: 100, resultAt: 1_200 },
    { afterMs: 3_000, resultAt: 3_000 },
  ])(
    'shows and focuses the result not before 1.2 s or the response after $afterMs ms (D-168, D-420)',
    async ({ afterMs, resultAt }) => {
      const shown = await open({ ...stored, afterMs })
      await complete(shown)
      await send(shown)
      await shown.wait(resultAt - 1)
      expect(shown.page.textContent).not.toContain('Thank you!')
      // The fake clock runs a pause of zero milliseconds in the next millisecond.
      await shown.wait(2)
      expect(document.activeElement?.textContent).toContain('Thank you!')
    },
  )

  it('shows the failure message when the connection breaks', async () => {
    const shown = await open(null)
    await complete(shown)
    await send(shown)
    expect(shown.page.querySelector('[role=status]')?.textContent).toContain(failure)
    expect(shown.labels()).toContain('Try again')
  })

  it('shows a validation error from the server and focuses its field', async () => {
    const errors = [{ field: 'email', message: 'Invalid email address' }]
    const shown = await open({ status: 422, body: { errors } })
    await complete(shown)
    await send(shown)
    expect(shown.descriptionOf(shown.fieldOf('email'))).toContain('Invalid email address')
    expect(document.activeElement).toBe(shown.fieldOf('email'))
  })
})

describe('the choices about contact and marketing', () => {
  const sendAll = async (shown: ShownForm) => {
    await send(shown)
    await shown.wait(1_200)
    expect(shown.page.textContent).toContain('Your Message has been sent.')
  }

  it('preselect contact by email, and send phone when the visitor chooses it (D-169, D-427, D-147)', async () => {
    const shown = await open(stored)
    expect(shown.fieldOf('preferredContact', 'email').checked).toBe(true)
    await shown.tick('preferredContact', 'phone')
    await complete(shown)
    await sendAll(shown)
    expect(shown.sent[0]?.preferredContact).toBe('phone')
  })

  it('require a division with marketing consent, and send the one chosen channel (D-176, D-177)', async () => {
    const shown = await open(stored)
    await complete(shown)
    await shown.tick('optIn')
    await shown.tick('channel', 'SMS')
    await shown.tick('marketing')
    await shown.press('Submit')
    const divisions = shown.fieldOf('divisions').closest('fieldset')
    expect(divisions && shown.descriptionOf(divisions)).toBe('Please select at least one option')
    expect(shown.sent).toEqual([])
    await shown.tick('divisions', 'Lexus')
    await sendAll(shown)
    expect(shown.sent[0]).toMatchObject({
      ...{ optIn: true, marketing: true, channel: 'SMS', divisions: ['Lexus'], wordingVersion: 1 },
    })
  })

  it('send no consent and no divisions once consent is unticked (D-173, D-178, D-179)', async () => {
    const shown = await open(stored)
    await complete(shown)
    for (const name of ['optIn', 'marketing']) await shown.tick(name)
    await shown.tick('divisions', 'TFS')
    await shown.tick('marketing')
    await sendAll(shown)
    expect(shown.sent[0]).toMatchObject({ marketing: false, divisions: [] })
  })
})

describe('the form to customer care', () => {
  it('is sent without a question, and reminds of the email beside its field', async () => {
    form = await showForm('contact', stored)
    expect(form.descriptionOf(form.fieldOf('email'))).toBe('We send our answer and your reference to it.')
    await complete(form)
    await form.press('Submit')
    expect(form.sent).toHaveLength(1)
    await form.wait(1_201)
    expect(form.page.querySelector('h3')?.textContent).toBe('Thank you!')
  })

  it('has one box about marketing, which is the consent and requires a division', async () => {
    form = await showForm('contact', stored)
    const boxes = [...form.page.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ name }) => name)
    expect(boxes.filter((name) => name !== 'divisions')).toEqual(['adult', 'marketing'])
    await complete(form)
    await form.tick('marketing')
    await form.press('Submit')
    expect(form.sent).toEqual([])
    await form.tick('divisions', 'Hino')
    await form.press('Submit')
    expect(form.sent[0]).toMatchObject({ optIn: true, marketing: true, divisions: ['Hino'] })
  })

  it('sends no consent while the box is not ticked', async () => {
    form = await showForm('contact', stored)
    await complete(form)
    await form.press('Submit')
    expect(form.sent[0]).toMatchObject({ marketing: false, divisions: [] })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import type { ConsentText } from '#features/people/consent/index.ts'
import { nothingChosen } from '../../summary/summary.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { requestFormProps } from './request-form-props.ts'

const academy: ConsentText = {
  id: 3,
  purpose: 'academy',
  version: 4,
  language: 'en',
  optIn: null,
  text: 'It is kept for twelve months.',
  agreement: 'I consent to the collection.',
}

const content = {
  wordings: { marketing: null, privacy: null, academy },
  choices: { models: [], colours: {}, dealers: [] },
  chosen: nothingChosen,
  summary: null,
}

/** The page as a browser without JavaScript receives it. */
function render(kind: EnquiryKind, own: Partial<RequestFormProps> = {}) {
  const props = requestFormProps({ kind, content, language: 'en', path: '/form' })
  return renderToStaticMarkup(
    <RequestForm {...props} {...{ content, readPreferredSlug: () => null }} {...own} />,
  )
}

const namesIn = (markup: string) => [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)

/** The text of the label of a field. */
function labelOf(markup: string, name: string): string {
  const [tag = ''] = new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(markup) ?? []
  const [, id = ''] = / id="([^"]+)"/.exec(tag) ?? []
  const label = markup
    .split('<label')
    .find((part) => part.includes(`for="${id}"`) || part.includes(`id="${id}"`))
  return (
    (label ?? '')
      .replace(/^[^>]*>/, '')
      .split('</label>')[0]
      ?.replace(/<[^>]+>/g, '') ?? ''
  )
}

describe('the trade-in form without JavaScript', () => {
  const markup = render('tradeIn')

  it('has the fields of all steps, a label for each, and is sent in several parts', () => {
    const [form = ''] = /^<form[^>]*>/.exec(markup) ?? []
    expect(form).toContain('action="/api/enquiries/tradeIn" encType="multipart/form-data" method="post"')
    for (const [name, label] of Object.entries({
      ...{ fullName: 'Name &amp; Surname', phone: 'Contact Number', email: 'Email', province: 'Province' },
      ...{ suburb: 'Suburb', make: 'Make', modelName: 'Model', year: 'Year', condition: 'Vehicle Condition' },
      ...{ mileage: 'Odometer Reading (km)', askingPrice: 'Asking Price (R)', photos: 'Photos' },
    }))
      expect(labelOf(markup, name)).toContain(label)
    expect(labelOf(markup, 'variant')).toContain('(optional)')
  })

  it('names its steps and their number (D-299)', () => {
    expect(markup).toMatch(/Step 1 of 2.*Personal Details.*Step 2 of 2.*Vehicle Details/s)
  })

  it('has the hidden field of the desk, which its block can change', () => {
    expect(markup).toContain('<input type="hidden" name="desk" value="enquiry"/>')
    expect(render('tradeIn', { prefilled: { desk: 'service' } })).toContain('name="desk" value="service"')
  })

  it('accepts several pictures and nothing else as photos (D-324)', () => {
    const [input = ''] = /<input[^>]* type="file"[^>]*>/.exec(markup) ?? []
    expect(input).toMatch(/ multiple=""/)
    expect(input).toMatch(/accept="[^"]*(jpeg|jpg)[^"]*"/)
    expect(input).not.toContain('pdf')
  })

  it('shows messages beside their fields', () => {
    const errors = { photos: 'Please upload a file' }
    const again = render('tradeIn', { start: { entered: {}, errors, token: 't', files: [] } })
    const [input = ''] = /<input[^>]* type="file"[^>]*>/.exec(again) ?? []
    expect(input).toContain('aria-invalid="true"')
    expect(again).toContain('Please upload a file')
  })

  it('lists the files that were sent before, each with its size, and marks their field', () => {
    const files = [
      { key: 'a', slot: 'photos', name: 'front.jpg', bytes: 240_000 },
      { key: 'b', slot: 'photos', name: 'front.jpg', bytes: 2_000_000 },
      { key: 'c', slot: 'other', name: 'elsewhere.jpg', bytes: 1 },
    ]
    const again = render('tradeIn', {
      start: { entered: { make: ['Toyota'] }, errors: {}, token: 'the token', files },
    })
    expect(again).toMatch(/data-kept="photos".*<input[^>]* type="file"/s)
    expect(again).toContain('We have this already')
    expect(again.match(/front\.jpg, [\d.]+\u00a0[KM]B/g)).toEqual([
      'front.jpg, 234\u00a0KB',
      'front.jpg, 1.9\u00a0MB',
    ])
    expect(again).not.toContain('elsewhere')
    expect(again).toContain('name="token" value="the token"')
    expect(again).toMatch(/name="make"[^>]* value="Toyota"/)
    expect(markup).not.toMatch(/data-kept|We have this already/)
  })
})

describe('the files that were sent before', () => {
  /** The keys of the boxes that remove a file, with their labels. */
  function boxesIn(kind: EnquiryKind, slot: string, names: readonly string[]) {
    const files = names.map((name) => ({ key: `key of ${name}`, slot, name, bytes: 1 }))
    const markup = render(kind, { start: { entered: {}, errors: {}, token: 't', files } })
    const boxes = markup.matchAll(
      /<label[^>]*><input [^>]*name="removedFiles"[^>]* value="(.*?)".*?<\/label>/g,
    )
    return [...boxes].map(([label, key]) => [key, label.replace(/<[^>]+>/g, '')])
  }

  it('can each be removed where they are optional or several', () => {
    expect(boxesIn('academy', 'driverCv', ['cv.pdf'])).toEqual([['key of cv.pdf', 'Remove cv.pdf']])
    expect(boxesIn('tradeIn', 'photos', ['front.jpg', 'back.jpg'])).toEqual([
      ['key of front.jpg', 'Remove front.jpg'],
      ['key of back.jpg', 'Remove back.jpg'],
    ])
  })

  it('can only be replaced where one is required', () => {
    expect(boxesIn('document', 'attachment', ['licence.pdf'])).toEqual([])
    expect(boxesIn('tradeIn', 'photos', ['front.jpg'])).toEqual([])
  })
})

describe('the academy form without JavaScript', () => {
  const markup = render('academy')

  it('groups driver and guardian, whose labels are the same, by name (V-262, V-263)', () => {
    const legends = [...markup.matchAll(/<legend[^>]*>([^<]+)</g)].map(([, legend]) => legend)
    expect(legends).toEqual(['Driver Information', 'Guardian Information'])
    expect(markup).toMatch(/DD\/MM\/YYYY/)
    const [birthday = ''] = /<input[^>]* name="driverBirthday"[^>]*>/.exec(markup) ?? []
    expect(birthday).toContain('type="text"')
  })

  it('states who may apply (V-261)', () => {
    expect(markup).toContain('submitted by a parent or guardian who is over 18')
    expect(markup).toContain('Prior karting experience is a prerequisite')
    expect(markup).toContain('the applicant is below 17')
  })

  it('has three unticked boxes after the sections (V-264)', () => {
    const boxes = [...markup.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
    expect(boxes.flatMap(namesIn)).toEqual(['entriesCorrect', 'collectionAgreed', 'guardianAdult'])
    expect(boxes.join('')).not.toContain('checked')
    expect(markup.lastIndexOf('</fieldset>')).toBeLessThan(markup.indexOf('name="entriesCorrect"'))
  })

  it('shows the current consent text at its box, and sends the version', () => {
    expect(labelOf(markup, 'collectionAgreed')).toBe('I consent to the collection.')
    expect(markup).toContain('It is kept for twelve months.')
    expect(markup).toContain('name="wordingVersion" value="4"')
  })

  it('marks the language of a consent text that is not translated', () => {
    const props = requestFormProps({ kind: 'academy', content, language: 'zu', path: '/form' })
    const zulu = renderToStaticMarkup(
      <RequestForm {...props} {...{ content, readPreferredSlug: () => null }} />,
    )
    expect(zulu).toContain('<span lang="en">I consent to the collection.</span>')
  })

  it('keeps its own words, and sends version 0, when no editor has written a text', () => {
    const bare = { ...content, wordings: { marketing: null, privacy: null } }
    const without = render('academy', { content: bare })
    expect(labelOf(without, 'collectionAgreed')).toContain('to select drivers for the academy')
    expect(without).toContain('name="wordingVersion" value="0"')
  })
})

describe('the form about a product', () => {
  it('shows the product of the link as read-only, and lets visitors name one without it', () => {
    const inputIn = (markup: string) => /<input[^>]* name="product"[^>]*>/.exec(markup)?.[0] ?? ''
    const linked = inputIn(render('merchandise', { prefilled: { product: 'Cap' } }))
    expect(linked).toMatch(/readOnly=""/i)
    expect(linked).toContain('value="Cap"')
    expect(inputIn(render('merchandise'))).not.toMatch(/readOnly/i)
  })

  it('lets visitors correct the product that they have typed, after the form was sent without JavaScript', () => {
    const start = { entered: { product: ['Cpa'] }, errors: {}, token: 't', files: [] }
    const [input = ''] = /<input[^>]* name="product"[^>]*>/.exec(render('merchandise', { start })) ?? []
    expect(input).toContain('value="Cpa"')
    expect(input).not.toMatch(/readOnly/i)
  })

  it('has no field for files, and is sent form-encoded', () => {
    expect(render('merchandise')).not.toMatch(/multipart|type="file"/)
  })
})

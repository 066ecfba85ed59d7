import { describe, expect, it } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { application, tradeInEnquiry } from '../requests.test-support.ts'
import { confirmationMailContent } from './confirmation.ts'
import { dealerMailContent } from './dealer.ts'

const site = 'https://www.example.co.za'
const factsOf = (enquiry: Parameters<typeof dealerMailContent>[0]) =>
  Object.fromEntries(
    (dealerMailContent(enquiry, site).facts ?? []).map(({ label, value, address }) => [
      label,
      address?.startsWith('http') ? [value, address] : value,
    ]),
  )

describe('the mail to a dealer about a trade-in', () => {
  it('has what was asked, and each file with its size and address', () => {
    expect(factsOf(tradeInEnquiry)).toMatchObject({
      Suburb: 'Sandown',
      'File 1': ['front.jpg, 820\u00a0KB', `${site}/api/enquiry-files/file/AAAAAAAAAAAAAAAAAAAAAA`],
      'File 2': ['back.jpg, 3.4\u00a0MB', `${site}/api/enquiry-files/file/BBBBBBBBBBBBBBBBBBBBBB`],
    })
    expect(Object.values(factsOf(tradeInEnquiry))).toEqual(
      expect.arrayContaining(['219900', '98000', 'Good']),
    )
  })

  it('says who can open the files, and only when there are files', () => {
    const note = 'The files open for signed-in staff of the site only.'
    expect(dealerMailContent(tradeInEnquiry, site).paragraphs).toContain(note)
    expect(dealerMailContent({ ...tradeInEnquiry, files: [] }, site).paragraphs).not.toContain(note)
  })

  it('tells the driver of the academy from the guardian', () => {
    expect(factsOf(application)).toMatchObject({
      'Driver Information: First Name': 'Lerato',
      'Guardian Information: First Name': 'Nomsa',
    })
  })
})

describe('the confirmation of a form with details and files', () => {
  it.each(languages)('repeats nothing that was entered, in %s', (language) => {
    for (const enquiry of [tradeInEnquiry, { ...application, files: tradeInEnquiry.files }]) {
      const text = JSON.stringify(confirmationMailContent({ ...enquiry, language }, site))
      for (const entry of [...Object.values(enquiry.details ?? {}), 'front.jpg'])
        if (entry && entry.length > 3 && entry !== 'enquiry') expect(text).not.toContain(entry)
    }
  })

  it('says that we answer an application, which has no dealer', () => {
    const byMail = { ...application, person: { ...application.person, preferredContact: 'email' } as const }
    expect(confirmationMailContent(byMail, site).paragraphs).toContain('We will answer you by e-mail.')
  })
})

import { describe, expect, it } from 'vitest'
import type { EnquiryKind, FormView } from '#features/enquiries/enquiries/index.ts'
import { formView } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts } from '#features/enquiries/enquiries/texts.ts'
import { languages } from '#platform/i18n/languages.ts'
import { withoutFields } from './map-fields.ts'

const viewOf = (kind: EnquiryKind) => formView(kind, enquiryFormTexts('en'))

/** The names of a form's fields by step, section and row. */
const namesIn = ({ steps }: FormView) =>
  steps.map(({ sections }) => sections.map(({ rows }) => rows.map((row) => row.map(({ name }) => name))))

describe('a form without some of its fields', () => {
  it('has neither these nor rows that only they were in, in every language', () => {
    for (const language of languages) {
      const view = formView('sponsorship', enquiryFormTexts(language))
      expect(namesIn(withoutFields(view, ['organisationSite', 'amount', 'proposalFile']))).toEqual([
        [
          [['fullName'], ['phone', 'email'], ['organisation']],
          [['sponsorshipField', 'project'], ['place', 'startDay'], ['proposal']],
        ],
      ])
    }
  })

  it('keeps its two steps when all optional fields are left out', () => {
    expect(namesIn(withoutFields(viewOf('tradeIn'), ['variant', 'message']))).toEqual([
      [[['fullName'], ['phone', 'email'], ['province', 'suburb'], ['preferredContact'], ['adult']]],
      [[['make', 'modelName'], ['year'], ['condition', 'mileage'], ['askingPrice'], ['photos'], ['desk']]],
    ])
  })

  it('has neither sections nor steps that only these fields were in, but keeps a section with a text', () => {
    const { steps, ...rest } = viewOf('contact')
    const field = (name: string) => ({ name, label: name, control: 'text' }) as const
    const section = { heading: null, text: null, rows: [[field('a')]] }
    const view: FormView = {
      ...rest,
      steps: [
        { heading: 'First', sections: [section, { ...section, text: 'Read this.', rows: [[field('b')]] }] },
        { heading: 'Second', sections: [section] },
      ],
    }
    expect(withoutFields(view, ['a', 'b']).steps).toEqual([
      { heading: 'First', sections: [{ heading: null, text: 'Read this.', rows: [] }] },
    ])
  })

  it('is unchanged when no field is left out', () => {
    expect(withoutFields(viewOf('academy'))).toEqual(viewOf('academy'))
  })
})

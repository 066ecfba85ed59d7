import type { FormContent } from '#features/enquiries/enquiry-forms/index.ts'
import type { TradeInFormData } from './trade-in-form-data.ts'

/** Two dealers, and texts to agree to. */
export const exampleForm: FormContent = {
  wordings: {
    marketing: {
      id: 1,
      purpose: 'marketing',
      version: 1,
      language: 'en',
      optIn: 'I would like to hear about offers, events and news',
      text: 'The divisions you choose below may contact you, in the way you choose.',
      agreement: 'I consent to receiving marketing communication.',
    },
    privacy: {
      id: 2,
      purpose: 'privacy',
      version: 1,
      language: 'en',
      optIn: null,
      text: 'We use what you send us to answer you, and pass it on to the dealer it is meant for.',
      agreement: null,
    },
  },
  choices: {
    models: [],
    colours: {},
    dealers: [
      { slug: 'sandton', label: 'Sandton Motors', region: 'Gauteng' },
      { slug: 'cape-gate', label: 'Cape Gate Motors, Brackenfell', region: 'Western Cape' },
    ],
  },
  chosen: { model: '', colour: '', dealer: '' },
  summary: null,
}

/** The same with a few makes. */
export const exampleTradeIn: TradeInFormData = {
  forms: { tradeIn: exampleForm },
  suggestions: [
    { make: 'Suzuki', ranges: ['Jimny', 'Swift'] },
    { make: 'Volkswagen', ranges: ['Polo'] },
  ],
}

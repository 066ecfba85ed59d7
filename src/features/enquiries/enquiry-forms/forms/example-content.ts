import { nothingChosen } from '../summary/summary.ts'
import type { FormContent } from './form-content.ts'

/** Content of the examples of forms: consent texts, a few vehicles and dealers. */
export const exampleContent: FormContent = {
  wordings: {
    marketing: {
      id: 1,
      purpose: 'marketing',
      version: 1,
      language: 'en',
      optIn: 'I would like to hear about offers, events and news',
      text: 'The divisions you choose below may contact you, in the way you choose. You can withdraw your consent at any time, free of charge.',
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
  choices: null,
  chosen: nothingChosen,
  summary: {
    car: null,
    dealer: null,
    answer: 'You usually have an answer within one working day.',
    telephone: '0800 000 000',
  },
}

/** The same for forms about a vehicle. */
export const exampleVehicleContent: FormContent = {
  ...exampleContent,
  choices: {
    models: [
      {
        code: '57U',
        derivativeCode: 'FTN-57U',
        range: 'Fortuner',
        label: 'Fortuner 2.8 GD-6 RB VX 6AT',
        colours: ['040', '1G3'],
      },
      {
        code: '64O',
        derivativeCode: null,
        range: 'Hilux',
        label: 'Hilux DC 2.8 GD-6 4x4 Legend 6AT',
        colours: ['040'],
      },
    ],
    colours: { '040': 'Glacier White', '1G3': 'Graphite Grey' },
    dealers: [
      { slug: 'sandton', label: 'Sandton Motors', region: 'Gauteng' },
      { slug: 'cape-gate', label: 'Cape Gate Motors, Brackenfell', region: 'Western Cape' },
    ],
  },
}

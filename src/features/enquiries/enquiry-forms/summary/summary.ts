import type { VisitDay } from '#features/enquiries/enquiries/index.ts'

/** The vehicle a form is about, as visitors read it. */
export type EnquiredCar = {
  readonly name: string
  /** Null before a colour is chosen: the picture then shows the model's first. */
  readonly colour: string | null
  /** The names of its accessories. */
  readonly accessories: readonly string[]
  /** With paint and accessories that have a price, formatted; null where the dealer's region shows no prices, or the price is unknown. */
  readonly price: string | null
  /** Its side view in the chosen paint, as a path of this site; null for a range without a drawing. */
  readonly picture: string | null
  readonly range: string
  /** The page of its range. */
  readonly page: string
}

/** A day on which a dealer can be visited, as visitors read it, with the first and the last time. */
export type VisitOption = VisitDay & { readonly label: string }

/** The dealer a form goes to, as visitors read it. */
export type EnquiredDealer = {
  readonly name: string
  /** Street and town; empty when unknown. */
  readonly place: string
  /** The opening hours of today as a sentence; null when unknown. */
  readonly today: string | null
  /** When it can be visited; missing where the form does not ask, and where its hours are unknown. */
  readonly visits?: readonly VisitOption[] | undefined
  /** Where it answers on WhatsApp; null without a number. */
  readonly whatsapp: string | null
}

/** When a visitor asked to come, as visitors read it. */
export type SentVisit = {
  readonly when: string
  /** The path of the file for a calendar. */
  readonly calendar: string
}

/** What a form is about, beside the form and after it was sent. */
export type EnquirySummary = {
  /** Null before a vehicle is chosen. */
  readonly car: EnquiredCar | null
  /** Null before a dealer is chosen. */
  readonly dealer: EnquiredDealer | null
  /** When an answer can be expected, as a sentence. */
  readonly answer: string
  /** The number of the dealer, otherwise ours; null without either. */
  readonly telephone: string | null
  /** Of an enquiry that was sent; missing where no day was chosen. */
  readonly visit?: SentVisit
}

/** The chosen codes of a form; empty where nothing is chosen. */
export type SubjectChoice = {
  readonly model: string
  readonly colour: string
  /** Codes of accessories, separated by commas. */
  readonly accessories?: string
  readonly dealer: string
  /** The id of a used vehicle, which has a dealer of its own. */
  readonly stock?: string
  /** The title of a product, which only a link chooses. Source: requirement C-202. */
  readonly product?: string
}

export const nothingChosen: SubjectChoice = { model: '', colour: '', dealer: '' }

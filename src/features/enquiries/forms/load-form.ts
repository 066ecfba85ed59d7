import type { Live, LiveDataRequest } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { currentConsent } from '#features/consent/server.ts'
import type { Dealer } from '#features/dealers/index.ts'
import { findGroup, listDealers } from '#features/dealers/server.ts'
import { findRange, listRanges } from '#features/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { loadSummary } from '../summary/load-summary.ts'
import { type EnquirySummary, nothingChosen, type SubjectChoice } from '../summary/summary.ts'
import { enquiryTexts } from '../texts.ts'
import { formThanks, omittedFields } from './cached-settings.ts'
import { chosenSubject } from './chosen-subject.ts'
import { dealerOfPath, groupOfPath } from './dealer-of-path.ts'
import type { EnquiryKind } from './definitions.ts'
import type { FormContent, VehicleChoices, Wordings } from './form-content.ts'
import { sortDealers } from './rules/sort-dealers.ts'

type Request = Pick<LiveDataRequest, 'path' | 'language' | 'query'> & {
  /** What was entered already, in place of what the address chooses. */
  readonly entered?: SubjectChoice
}

/** Returns the current consent texts of a form. */
export async function wordingsIn(language: Language): Promise<Wordings> {
  const [marketing, privacy] = await Promise.all([
    currentConsent('marketing', language),
    currentConsent('privacy', language),
  ])
  return { marketing, privacy }
}

// Many dealers are named after their town, which is then not repeated.
const dealerOption = ({ slug, name, address: { city } }: Dealer, region: string) => ({
  slug,
  label: city && !name.includes(city) ? `${name}, ${city}` : name,
  region,
})

/** Every listed dealer, in the order of its list. @param own slug of the dealer that the page is about. */
async function dealerOptions(own: string | undefined): Promise<VehicleChoices['dealers']> {
  const dealers = await listDealers()
  const ownRegion = dealers.find(({ slug }) => slug === own)?.region?.name ?? null
  return sortDealers(dealers, ownRegion).map((dealer) => dealerOption(dealer, dealer.region?.name ?? ''))
}

/** The dealers to which a page's general form can be sent: the page's own, or those of its group. */
async function recipientsAt(path: string): Promise<VehicleChoices['dealers']> {
  const [own, group] = [dealerOfPath(path), groupOfPath(path)]
  if (own !== null) return (await dealerOptions(own)).filter(({ slug }) => slug === own)
  const provinces = group === null ? [] : ((await findGroup(group))?.provinces ?? [])
  return provinces.flatMap(({ name, dealers }) => dealers.map((dealer) => dealerOption(dealer, name)))
}

/** Every model on sale by range, dearest first, with its colours; every listed dealer by region. */
async function vehicleChoices(ownDealer: string | undefined): Promise<VehicleChoices> {
  const [ranges, dealers] = await Promise.all([listRanges(), dealerOptions(ownDealer)])
  const views = await Promise.all(ranges.map(({ slug }) => findRange(slug, 'en')))
  const models = views.flatMap(
    (view) =>
      view?.grades.flatMap((grade) => grade.models.map((model) => ({ ...model, range: view.range.name }))) ??
      [],
  )
  const sameName = Map.groupBy(models, ({ name }) => name)
  const colours = models.flatMap((model) => model.colours.map(({ code, title }) => [code, title] as const))
  return {
    models: models.map(({ code, derivativeCode, name, range, colours: ofModel }) => ({
      code,
      derivativeCode,
      range,
      label: sameName.get(name)?.length === 1 ? name : `${name}, ${range}`,
      colours: ofModel.map((colour) => colour.code),
    })),
    colours: Object.fromEntries(colours),
    dealers,
  }
}

/** A cached page cannot know the day and its time: the browser fetches the hours of the dealer and its answer. */
function withoutTime(summary: EnquirySummary, language: Language): EnquirySummary {
  const dealer = summary.dealer && { ...summary.dealer, today: null }
  return { ...summary, dealer, answer: enquiryTexts(language).enquiryAnswer.usually }
}

/** The content of a form about a vehicle, with what is chosen in it. */
async function vehicleContent({ path, language, query = {}, entered }: Request): Promise<FormContent> {
  const ofPath = dealerOfPath(path)
  const [wordings, choices] = await Promise.all([
    wordingsIn(language),
    vehicleChoices(ofPath ?? query.dealer ?? entered?.dealer),
  ])
  const chosen = entered ?? chosenSubject(query, choices)
  const summary = await loadSummary({ ...chosen, dealer: ofPath ?? chosen.dealer }, language)
  const isCached = !entered && Object.keys(query).length === 0
  return { wordings, choices, chosen, summary: isCached ? withoutTime(summary, language) : summary }
}

/** Reads the content of a form, with the fields that it leaves out. */
const readContent = (section: string, read: () => Promise<FormContent | null>): Promise<Live<FormContent>> =>
  readLive<FormContent>(section, async () => {
    const [content, omitted] = await Promise.all([read(), omittedFields()])
    return content && { ...content, omitted }
  })

/** Loads the content of the contact form. */
export function loadContactForm({ language }: Request): Promise<Live<FormContent>> {
  return readContent('contactForm', async () => {
    const [wordings, summary, thanks] = await Promise.all([
      wordingsIn(language),
      loadSummary(nothingChosen, language),
      formThanks('contact', language),
    ])
    return { wordings, choices: null, chosen: nothingChosen, summary, thanks }
  })
}

/**
 * Loads the content of the general form of a dealer, or of a group whose dealers the visitor chooses from; empty on all
 * other pages.
 *
 * Source: requirements D-004 and D-061.
 */
export function loadDealerForm({ path, language, query = {}, entered }: Request): Promise<Live<FormContent>> {
  return readContent('dealerEnquiryForm', async () => {
    const dealers = await recipientsAt(path)
    if (dealers.length === 0) return null
    const choices = { models: [], colours: {}, dealers }
    const own = dealerOfPath(path)
    const chosen = own ? { ...nothingChosen, dealer: own } : (entered ?? chosenSubject(query, choices))
    const [wordings, summary] = await Promise.all([wordingsIn(language), loadSummary(chosen, language)])
    return { wordings, choices, chosen, summary: withoutTime(summary, language) }
  })
}

/** Loads the content of the form about a used vehicle. Source: requirement D-121. */
export function loadUsedVehicleForm({
  language,
  entered = nothingChosen,
}: Pick<Request, 'language' | 'entered'>): Promise<Live<FormContent>> {
  return readContent('usedVehicleForm', async () => {
    const [wordings, summary] = await Promise.all([wordingsIn(language), loadSummary(entered, language)])
    return { wordings, choices: null, chosen: entered, summary: withoutTime(summary, language) }
  })
}

/** Loads the content of the form about a special, whose dealer was entered already. Source: requirements D-200 to D-204. */
export function loadSpecialForm({ language, entered = nothingChosen }: Request): Promise<Live<FormContent>> {
  return readContent('specialForm', async () => {
    const [wordings, dealers] = await Promise.all([wordingsIn(language), dealerOptions(entered.dealer)])
    const choices = {
      models: [],
      colours: {},
      dealers: dealers.filter(({ slug }) => slug === entered.dealer),
    }
    return { wordings, choices, chosen: entered, summary: null }
  })
}

/**
 * Loads the content of a form of several sections or steps. Forms for a dealer offer the page's own dealer, the dealers of
 * its group, or all dealers.
 *
 * @param block the section that has the form.
 * @param kind null while the form is not known: it then has its own thanks.
 */
export function loadRequestForm(
  block: string,
  { path, language, query = {}, entered }: Request,
  kind: EnquiryKind | null,
): Promise<Live<FormContent>> {
  return readContent(block, async () => {
    const [usual, academy, ofPage, thanks] = await Promise.all([
      wordingsIn(language),
      currentConsent('academy', language),
      recipientsAt(path),
      kind && formThanks(kind, language),
    ])
    const wordings = { ...usual, academy }
    const dealers = ofPage.length > 0 ? ofPage : await dealerOptions(entered?.dealer ?? query.dealer)
    const choices = { models: [], colours: {}, dealers }
    return {
      wordings,
      choices,
      chosen: entered ?? chosenSubject(query, choices),
      summary: null,
      ...(thanks && { thanks }),
    }
  })
}

/** Loads the content of the forms about a vehicle; empty while there is no model or no dealer. */
export function loadVehicleForm(request: Request): Promise<Live<FormContent>> {
  return readContent('vehicleForm', async () => {
    const content = await vehicleContent(request)
    const isEmpty = !content.choices?.models.length || content.choices.dealers.length === 0
    return isEmpty ? null : content
  })
}

/** Loads the content of the forms about finance; empty while there is no model. */
export function loadFinanceForm(request: Request): Promise<Live<FormContent>> {
  return readContent('financeForm', async () => {
    const content = await vehicleContent(request)
    return content.choices?.models.length ? content : null
  })
}

import type { Live } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { currentConsent } from '#features/consent/server.ts'
import { listDealers } from '#features/dealers/server.ts'
import { findRange, listRanges } from '#features/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { FormContent, VehicleChoices, Wordings } from '../form-content.ts'

type Request = { readonly language: Language }

async function wordingsIn(language: Language): Promise<Wordings> {
  const [marketing, privacy] = await Promise.all([
    currentConsent('marketing', language),
    currentConsent('privacy', language),
  ])
  return { marketing, privacy }
}

/** Every model on sale by range, dearest first, with its colours; every listed dealer by region. */
async function vehicleChoices(): Promise<VehicleChoices> {
  const [ranges, dealers] = await Promise.all([listRanges(), listDealers()])
  const views = await Promise.all(ranges.map(({ slug }) => findRange(slug, 'en')))
  const models = views.flatMap(
    (view) =>
      view?.grades.flatMap((grade) => grade.models.map((model) => ({ ...model, range: view.range.name }))) ??
      [],
  )
  const sameName = Map.groupBy(models, ({ name }) => name)
  const colours = models.flatMap((model) => model.colours.map(({ code, title }) => [code, title] as const))
  const labelled = dealers.map(({ slug, name, address, region }) => ({
    slug,
    label: [...new Set([name, address.city, region?.name])].filter(Boolean).join(', '),
    region: region?.name ?? '',
  }))
  return {
    models: models.map(({ code, derivativeCode, name, range, colours: ofModel }) => ({
      code,
      derivativeCode,
      label: sameName.get(name)?.length === 1 ? name : `${name}, ${range}`,
      colours: ofModel.map((colour) => colour.code),
    })),
    colours: Object.fromEntries(colours),
    dealers: labelled
      .sort((one, other) => one.region.localeCompare(other.region, 'en'))
      .map(({ slug, label }) => ({ slug, label })),
  }
}

/** Loads the content of the contact form. */
export function loadContactForm({ language }: Request): Promise<Live<FormContent>> {
  return readLive<FormContent>('contactForm', async () => ({
    wordings: await wordingsIn(language),
    choices: null,
  }))
}

/** Loads the content of the forms about a vehicle; empty while there is no model or no dealer. */
export function loadVehicleForm({ language }: Request): Promise<Live<FormContent>> {
  return readLive<FormContent>('vehicleForm', async () => {
    const [wordings, choices] = await Promise.all([wordingsIn(language), vehicleChoices()])
    const isEmpty = choices.models.length === 0 || choices.dealers.length === 0
    return isEmpty ? null : { wordings, choices }
  })
}

/** Loads the content of the forms about finance; empty while there is no model. */
export function loadFinanceForm({ language }: Request): Promise<Live<FormContent>> {
  return readLive<FormContent>('financeForm', async () => {
    const [wordings, choices] = await Promise.all([wordingsIn(language), vehicleChoices()])
    return choices.models.length === 0 ? null : { wordings, choices }
  })
}

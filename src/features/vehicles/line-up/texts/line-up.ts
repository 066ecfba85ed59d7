import { textGroup } from '#platform/i18n/text-group.ts'

/** Sections that list ranges and models. */
export const lineUp = textGroup({
  loadingVehicles: { en: 'Loading vehicles', af: 'Voertuie word gelaai', zu: 'Izimoto ziyalayishwa' },
  aboutHybrids: {
    en: 'Hybrid: how it works',
    af: 'Hibried: hoe dit werk',
    zu: 'I-hybrid: isebenza kanjani',
  },
  hybrid: { en: 'Hybrid', af: 'Hibried', zu: 'I-hybrid' },
  /** Label of a carousel or grid of vehicles, from the section's heading. */
  vehiclesOf: { en: 'Vehicles: {title}', af: 'Voertuie: {title}', zu: 'Izimoto: {title}' },
  ranges: { en: 'Ranges', af: 'Reekse', zu: 'Izinhlobo' },
  browse: { en: 'Browse {model}', af: 'Verken {model}', zu: 'Buka i-{model}' },
  browseFullRange: { en: 'Browse full range', af: 'Verken die volle reeks', zu: 'Buka zonke izimoto' },
  seeVehicle: { en: 'See the {range}', af: 'Sien die {range}', zu: 'Bona i-{range}' },
})

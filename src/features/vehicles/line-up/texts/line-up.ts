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
  /** Of a plan; each follows a comma or begins a sentence. */
  atPrice: { en: 'for the one at {amount}', af: 'vir die een teen {amount}', zu: 'kuleyo engu-{amount}' },
  depositOf: { en: 'deposit {amount}', af: 'deposito {amount}', zu: 'idiphozithi {amount}' },
  instalmentsAt: {
    en: '{count} instalments at {rate}',
    af: '{count} paaiemente teen {rate}',
    zu: 'izitolimende ezingu-{count} nge-{rate}',
  },
  atTheEnd: { en: '{amount} at the end', af: '{amount} aan die einde', zu: '{amount} ekugcineni' },
  /** The whole cost of a plan. */
  inAll: { en: '{amount} in all', af: '{amount} altesaam', zu: 'Sekukonke {amount}' },
  /** The budgets of a month, as radio buttons. */
  budget: { en: 'What you pay a month', af: 'Wat jy per maand betaal', zu: 'Okukhokha ngenyanga' },
  upTo: { en: 'Up to {amount}', af: 'Tot {amount}', zu: 'Kufika ku-{amount}' },
  buys: {
    en: '{instalment} buys the {range}.',
    af: '{instalment} koop die {range}.',
    zu: 'Ngo-{instalment} uthola i-{range}.',
  },
  allWithin: {
    en: 'All vehicles up to {amount}',
    af: 'Alle voertuie tot {amount}',
    zu: 'Zonke izimoto kufika ku-{amount}',
  },
  /** The offer of the day, and the search for a dealer. */
  todaysOffer: { en: 'Today’s offer', af: 'Vandag se aanbod', zu: 'Okunikezwa namuhla' },
  less: { en: '{amount} less', af: '{amount} minder', zu: 'Kwehle ngo-{amount}' },
  insteadOf: {
    en: '{price} instead of {former}',
    af: '{price} in plaas van {former}',
    zu: '{price} esikhundleni sika-{former}',
  },
  seeOffers: {
    en: 'Offers on the {range}',
    af: 'Aanbiedinge op die {range}',
    zu: 'Okunikezwayo nge-{range}',
  },
  dealerOrPlace: { en: 'Dealer or place', af: 'Handelaar of plek', zu: 'Umdayisi noma indawo' },
  findDealer: { en: 'Find a dealer', af: 'Vind ’n handelaar', zu: 'Thola umdayisi' },
})

import { textGroup } from '#platform/i18n/text-group.ts'

/** The comparison page. */
export const comparison = textGroup({
  title: { en: 'Compare the {range}.', af: 'Vergelyk die {range}.', zu: 'Qhathanisa i-{range}.' },
  breadcrumb: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  lead: {
    en: 'Up to four models beside each other. A link to this page shows the same models.',
    af: 'Tot vier modelle langs mekaar. ’n Skakel na hierdie bladsy wys dieselfde modelle.',
    zu: 'Izinhlobo ezifika kwezine eceleni kwenye. Isixhumanisi saleli khasi sikhombisa zona lezo zinhlobo.',
  },
  table: { en: 'Specifications side by side', af: 'Spesifikasies langs mekaar', zu: 'Imininingwane eceleni' },
  specification: { en: 'Specification', af: 'Spesifikasie', zu: 'Imininingwane' },
  differences: { en: 'Differences', af: 'Verskille', zu: 'Umehluko' },
  notMarked: { en: 'Not marked', af: 'Nie gemerk nie', zu: 'Awuphawuliwe' },
  marked: { en: 'Marked', af: 'Gemerk', zu: 'Uphawuliwe' },
  onlyThese: { en: 'Only these', af: 'Net dié', zu: 'Wona kuphela' },
  alike: {
    en: 'As far as their specifications say, these models do not differ.',
    af: 'Volgens hulle spesifikasies verskil hierdie modelle nie.',
    zu: 'Ngokwemininingwane yazo, lezi zinhlobo azihlukile.',
  },
  choose: { en: 'Choose', af: 'Kies', zu: 'Khetha' },
  change: { en: 'Instead of {model}', af: 'In plaas van {model}', zu: 'Esikhundleni se-{model}' },
  add: { en: 'Add a model', af: 'Voeg ’n model by', zu: 'Engeza uhlobo' },
  chooseModel: { en: 'Choose a model', af: 'Kies ’n model', zu: 'Khetha uhlobo' },
  show: { en: 'Show this model', af: 'Wys hierdie model', zu: 'Khombisa lolu hlobo' },
  remove: { en: 'Remove', af: 'Verwyder', zu: 'Susa' },
  notStated: { en: 'not stated', af: 'nie vermeld nie', zu: 'akushiwongo' },
  goOn: { en: 'More about each', af: 'Meer oor elkeen', zu: 'Okuningi ngolunye nolunye' },
  model: { en: 'See this model', af: 'Sien hierdie model', zu: 'Bona lolu hlobo' },
  sheet: { en: 'Specification sheet (PDF)', af: 'Spesifikasieblad (PDF)', zu: 'Ikhasi lemininingwane (PDF)' },
  print: { en: 'Print', af: 'Druk', zu: 'Phrinta' },
  download: {
    en: 'Download the comparison (PDF)',
    af: 'Laai die vergelyking af (PDF)',
    zu: 'Landa ukuqhathanisa (PDF)',
  },
  onPhone: {
    en: 'This screen has room for the first two of {count} models.',
    af: 'Hierdie skerm het plek vir die eerste twee van {count} modelle.',
    zu: 'Lesi sikrini sinendawo yezimbili zokuqala kwezingu-{count}.',
  },
  onTablet: {
    en: 'This screen has room for the first three of {count} models.',
    af: 'Hierdie skerm het plek vir die eerste drie van {count} modelle.',
    zu: 'Lesi sikrini sinendawo yezintathu zokuqala kwezingu-{count}.',
  },
  noModels: {
    en: 'The models of the {range} are still to come, so there is nothing to compare yet.',
    af: 'Die modelle van die {range} kom nog, dus is daar nog niks om te vergelyk nie.',
    zu: 'Izinhlobo ze-{range} zisazofika, ngakho akukho okungaqhathaniswa okwamanje.',
  },
  toRange: { en: 'To the {range}', af: 'Na die {range}', zu: 'Iya ku-{range}' },
  disclaimer: {
    en: 'Prices include VAT and leave out what it costs to put the vehicle on the road. Specifications may change; the dealer confirms them before you order.',
    af: 'Pryse sluit BTW in, maar nie wat dit kos om die voertuig op die pad te kry nie. Spesifikasies kan verander; die handelaar bevestig dit voordat jy bestel.',
    zu: 'Amanani ahlanganisa i-VAT, kodwa awahlanganisi izindleko zokubeka imoto emgwaqweni. Imininingwane ingashintsha; umthengisi uyayiqinisekisa ngaphambi kokuba u-ode.',
  },
  disclaimerUnpriced: {
    en: 'Specifications may change; the dealer confirms them before you order.',
    af: 'Spesifikasies kan verander; die handelaar bevestig dit voordat jy bestel.',
    zu: 'Imininingwane ingashintsha; umthengisi uyayiqinisekisa ngaphambi kokuba u-ode.',
  },
})

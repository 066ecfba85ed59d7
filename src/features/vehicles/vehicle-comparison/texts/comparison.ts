import { priceLabels } from '#features/vehicles/vehicles/texts.ts'
import { textGroup } from '#platform/i18n/text-group.ts'

/** The comparison page. */
export const comparison = textGroup({
  ...priceLabels,
  title: { en: 'Compare the {range}.', af: 'Vergelyk die {range}.', zu: 'Qhathanisa i-{range}.' },
  breadcrumb: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  lead: {
    en: 'Compare up to four models side by side. Share the address of this page to show someone the same models.',
    af: 'Vergelyk tot vier modelle langs mekaar. Deel die adres van hierdie bladsy om iemand dieselfde modelle te wys.',
    zu: 'Izinhlobo ezifika kwezine eceleni kwenye. Isixhumanisi saleli khasi sikhombisa zona lezo zinhlobo.',
  },
  table: { en: 'Specifications side by side', af: 'Spesifikasies langs mekaar', zu: 'Imininingwane eceleni' },
  specification: { en: 'Specification', af: 'Spesifikasie', zu: 'Imininingwane' },
  differences: { en: 'Differences', af: 'Verskille', zu: 'Umehluko' },
  notMarked: { en: 'Not marked', af: 'Nie gemerk nie', zu: 'Awuphawuliwe' },
  marked: { en: 'Marked', af: 'Gemerk', zu: 'Uphawuliwe' },
  onlyThese: { en: 'Only these', af: 'Net dié', zu: 'Wona kuphela' },
  alike: {
    en: 'These models have the same specifications.',
    af: 'Volgens hulle spesifikasies verskil hierdie modelle nie.',
    zu: 'Ngokwemininingwane yazo, lezi zinhlobo azihlukile.',
  },
  choose: { en: 'Choose', af: 'Kies', zu: 'Khetha' },
  change: { en: 'Instead of {model}', af: 'In plaas van {model}', zu: 'Esikhundleni se-{model}' },
  add: { en: 'Add a model', af: 'Voeg ’n model by', zu: 'Engeza uhlobo' },
  chooseModel: { en: 'Choose a model', af: 'Kies ’n model', zu: 'Khetha uhlobo' },
  show: { en: 'Show', af: 'Wys', zu: 'Khombisa' },
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
  sideways: {
    en: 'The table scrolls sideways.',
    af: 'Die tabel rol sywaarts.',
    zu: 'Ithebula liskrolela emaceleni.',
  },
  noModels: {
    en: 'The {range} has no models yet, so there is nothing to compare yet.',
    af: 'Die modelle van die {range} kom nog, dus is daar nog niks om te vergelyk nie.',
    zu: 'Izinhlobo ze-{range} zisazofika, ngakho akukho okungaqhathaniswa okwamanje.',
  },
  toRange: { en: 'See the {range}', af: 'Na die {range}', zu: 'Iya ku-{range}' },
  costs: { en: 'What it costs', af: 'Wat dit kos', zu: 'Ukuthi ibiza malini' },
  instalment: { en: 'Estimated instalment', af: 'Geskatte paaiement', zu: 'Isitolimende esilinganisiwe' },
  instalmentTerms: {
    en: 'Instalments are estimates on one plan for every model, so that you can compare them; an advertised offer may differ. Change the plan on the page of each vehicle.',
    af: 'Paaiemente is skattings op een plan vir elke model, sodat jy hulle kan vergelyk; ’n geadverteerde aanbod kan verskil. Verander die plan op die bladsy van elke voertuig.',
    zu: 'Izitolimende ziyizilinganiso zohlelo olulodwa lwazo zonke izinhlobo, ukuze ukwazi ukuziqhathanisa; isiphakamiso esikhangiswayo singahluka. Shintsha uhlelo ekhasini lemoto ngayinye.',
  },
  acrossRanges: {
    en: 'Compare with models of other ranges',
    af: 'Vergelyk met modelle van ander reekse',
    zu: 'Qhathanisa nezinhlobo zamanye amaqembu',
  },
  disclaimer: {
    en: 'Prices include VAT and exclude on-the-road costs. Specifications may change; the dealer confirms them before you order.',
    af: 'Pryse sluit BTW in en sluit op-die-pad-koste uit. Spesifikasies kan verander; die handelaar bevestig dit voordat jy bestel.',
    zu: 'Amanani ahlanganisa i-VAT, kodwa awahlanganisi izindleko zokubeka imoto emgwaqweni. Imininingwane ingashintsha; umthengisi uyayiqinisekisa ngaphambi kokuba u-ode.',
  },
  disclaimerUnpriced: {
    en: 'Specifications may change; the dealer confirms them before you order.',
    af: 'Spesifikasies kan verander; die handelaar bevestig dit voordat jy bestel.',
    zu: 'Imininingwane ingashintsha; umthengisi uyayiqinisekisa ngaphambi kokuba u-ode.',
  },
})

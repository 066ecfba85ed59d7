import { textGroup } from '#platform/i18n/text-group.ts'

/** The comparison of models of any range. */
export const acrossRanges = textGroup({
  title: { en: 'Compare vehicles.', af: 'Vergelyk voertuie.', zu: 'Qhathanisa izimoto.' },
  breadcrumb: { en: 'Compare vehicles', af: 'Vergelyk voertuie', zu: 'Qhathanisa izimoto' },
  empty: {
    en: 'Choose up to four models of any range. You see what each costs, uses and carries, and what sets them apart.',
    af: 'Kies tot vier modelle van enige reeks. Jy sien wat elkeen kos, verbruik en dra, en waarin hulle verskil.',
    zu: 'Khetha izinhlobo ezifika kwezine zanoma yiliphi iqembu. Uzobona ukuthi ngalunye lubiza malini, lusebenzisa malini amafutha, luthwala okungakanani, nokuthi luhluke ngani.',
  },
  lead: {
    en: 'Up to four models of any range side by side. Share the address of this page to show someone the same models.',
    af: 'Tot vier modelle van enige reeks langs mekaar. Deel die adres van hierdie bladsy om iemand dieselfde modelle te wys.',
    zu: 'Izinhlobo ezifika kwezine zanoma yiliphi iqembu eceleni kwenye. Isixhumanisi saleli khasi sikhombisa zona lezo zinhlobo.',
  },
  firstModel: { en: 'First model', af: 'Eerste model', zu: 'Uhlobo lokuqala' },
  add: { en: 'Add', af: 'Voeg by', zu: 'Engeza' },
  browse: { en: 'Browse all models', af: 'Blaai deur alle modelle', zu: 'Bheka zonke izinhlobo' },
  startHere: { en: 'Or start from here', af: 'Of begin hier', zu: 'Noma uqale lapha' },
  leftOut: { en: 'Left out', af: 'Uitgelaat', zu: 'Okushiyiwe' },
  unknown: {
    en: 'There is no model on sale with the code {codes}.',
    af: 'Geen model met die kode {codes} is te koop nie.',
    zu: 'Alukho uhlobo oludayiswayo olunekhodi engu-{codes}.',
  },
  repeated: {
    en: '{models} was chosen twice; it has one column.',
    af: '{models} is twee keer gekies; dit het een kolom.',
    zu: 'I-{models} ikhethwe kabili; inekholomu eyodwa.',
  },
  surplus: {
    en: 'Four models fit side by side. Not shown: {models}. Remove a model to make room.',
    af: 'Vier modelle pas langs mekaar. Nie gewys nie: {models}. Verwyder ’n model om plek te maak.',
    zu: 'Izinhlobo ezine zilingana eceleni kwenye. Okungabonisiwe: {models}. Susa uhlobo ukuze kube nendawo.',
  },
  atOneScale: {
    en: '{ranges} from the side, at one scale',
    af: '{ranges} van die kant af, op een skaal',
    zu: '{ranges} ngasohlangothini, ngesikali esisodwa',
  },
  toScale: {
    en: 'Lay two of them over each other',
    af: 'Lê twee van hulle oor mekaar',
    zu: 'Beka ezimbili zazo phezu kwenye',
  },
  allVehicles: { en: 'All vehicles', af: 'Alle voertuie', zu: 'Zonke izimoto' },
})

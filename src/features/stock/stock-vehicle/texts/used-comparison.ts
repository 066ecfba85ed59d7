import { textGroup } from '#platform/i18n/text-group.ts'

/** The comparison of used vehicles. */
export const usedComparison = textGroup({
  heading: { en: 'Side by side', af: 'Langs mekaar', zu: 'Eceleni kwenye nenye' },
  title: { en: 'Compare pre-owned vehicles', af: 'Vergelyk gebruikte voertuie', zu: 'Qhathanisa izimoto' },
  lead: {
    en: 'Up to four vehicles. What differs is marked. Share the address of this page to show someone the same ones.',
    af: 'Tot vier voertuie. Wat verskil, is gemerk. Deel die adres van hierdie bladsy om iemand dieselfde voertuie te wys.',
    zu: 'Izimoto ezifika kwezine. Okwehlukile kumakiwe. Yabelana ngekheli laleli khasi ukuze ukhombise omunye zona lezo zimoto.',
  },
  compare: { en: 'Compare', af: 'Vergelyk', zu: 'Qhathanisa' },
  remove: { en: 'Remove {vehicle}', af: 'Verwyder {vehicle}', zu: 'Susa i-{vehicle}' },
  removeShort: { en: 'Remove', af: 'Verwyder', zu: 'Susa' },
  table: { en: 'Vehicles side by side', af: 'Voertuie langs mekaar', zu: 'Izimoto eceleni' },
  fact: { en: 'Fact', af: 'Feit', zu: 'Iqiniso' },
  differs: { en: 'differs', af: 'verskil', zu: 'iyehluka' },
  notStated: { en: 'not stated', af: 'nie vermeld nie', zu: 'akushiwongo' },
  sold: { en: 'Sold on {day}', af: 'Verkoop op {day}', zu: 'Ithengiswe ngomhla ka-{day}' },
  missing: {
    en: '{count} of the chosen vehicles are no longer listed.',
    af: '{count} van die gekose voertuie is nie meer gelys nie.',
    zu: 'Ezingu-{count} zezimoto ezikhethiwe azisekho ohlwini.',
  },
  missingOne: {
    en: 'One of the chosen vehicles is no longer listed.',
    af: 'Een van die gekose voertuie is nie meer gelys nie.',
    zu: 'Eyodwa yezimoto ezikhethiwe ayisekho ohlwini.',
  },
  empty: {
    en: 'No vehicle is chosen yet. Press Compare on a vehicle.',
    af: 'Geen voertuig is nog gekies nie. Druk Vergelyk by ’n voertuig.',
    zu: 'Ayikho imoto ekhethiwe okwamanje. Cindezela okuthi Qhathanisa emotweni.',
  },
  details: { en: 'See this vehicle', af: 'Sien hierdie voertuig', zu: 'Bona le moto' },
  instalment: { en: 'A month', af: 'Per maand', zu: 'Ngenyanga' },
  plan: { en: 'Cost of credit', af: 'Koste van krediet', zu: 'Izindleko zesikweletu' },
  dealer: { en: 'Dealer', af: 'Handelaar', zu: 'Umthengisi' },
  yes: { en: 'Yes', af: 'Ja', zu: 'Yebo' },
  no: { en: 'No', af: 'Nee', zu: 'Cha' },
})

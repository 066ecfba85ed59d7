import { textGroup } from '#platform/i18n/text-group.ts'

/** Links into the stock, and what search engines read about it. */
export const startingPoints = textGroup({
  heading: { en: 'Start here', af: 'Begin hier', zu: 'Qala lapha' },
  byMake: { en: 'By make', af: 'Volgens fabrikaat', zu: 'Ngohlobo' },
  byBody: { en: 'By body type', af: 'Volgens bakstyl', zu: 'Ngesimo somzimba' },
  byBudget: { en: 'By monthly budget', af: 'Volgens maandelikse begroting', zu: 'Ngesabelomali senyanga' },
  upTo: {
    en: 'Up to {amount} a month',
    af: 'Tot {amount} per maand',
    zu: 'Kuze kube ngu-{amount} ngenyanga',
  },
  description: {
    en: 'Every pre-owned vehicle at our dealers: search by make, price, monthly budget, mileage and distance.',
    af: 'Elke gebruikte voertuig by ons handelaars: soek volgens fabrikaat, prys, maandelikse begroting, kilometers en afstand.',
    zu: 'Zonke izimoto ezisetshenzisiwe kubathengisi bethu: sesha ngohlobo, inani, isabelomali senyanga, amakhilomitha nebanga.',
  },
  descriptionOfMake: {
    en: 'Every pre-owned {make} at our dealers, with prices, mileages and pictures.',
    af: 'Elke gebruikte {make} by ons handelaars, met pryse, kilometers en foto’s.',
    zu: 'Zonke izimoto ze-{make} ezisetshenzisiwe kubathengisi bethu, namanani, amakhilomitha nezithombe.',
  },
})

import { priceLabels } from '#features/vehicles/vehicles/texts.ts'
import { textGroup } from '#platform/i18n/text-group.ts'

/** The selection of a model and a colour. */
export const configurator = textGroup({
  ...priceLabels,
  chooseYour: { en: 'Choose your {range}.', af: 'Kies jou {range}.', zu: 'Khetha i-{range} yakho.' },
  grades: { en: 'Grades', af: 'Uitrustingsvlakke', zu: 'Amazinga' },
  oneModel: { en: 'One model', af: 'Een model', zu: 'Uhlobo olulodwa' },
  models: { en: '{count} models', af: '{count} modelle', zu: 'Izinhlobo ezingu-{count}' },
  priceFrom: { en: 'From:', af: 'Vanaf:', zu: 'Kusukela ku:' },
  notAvailable: { en: 'N/A', af: 'Nie beskikbaar nie', zu: 'Ayikatholakali' },
  /** Describes a picture; the name of the colour follows after a comma. */
  fromTheSide: { en: '{range} from the side', af: '{range} van die kant af', zu: 'I-{range} ibonwa ngecala' },
  fromTheFront: { en: '{range} from the front', af: '{range} van voor', zu: 'I-{range} ibonwa ngaphambili' },
  fromTheRear: { en: '{range} from the rear', af: '{range} van agter', zu: 'I-{range} ibonwa ngemuva' },
  frontAtNight: {
    en: '{range} from the front, at night with its lamps on',
    af: '{range} van voor, in die nag met sy ligte aan',
    zu: 'I-{range} ibonwa ngaphambili ebusuku, izibani zayo zikhanya',
  },
  view: { en: 'View', af: 'Aansig', zu: 'Ukubuka' },
  viewSide: { en: 'Side', af: 'Sykant', zu: 'Icala' },
  viewFront: { en: 'Front', af: 'Voor', zu: 'Ngaphambili' },
  viewRear: { en: 'Rear', af: 'Agter', zu: 'Ngemuva' },
  viewNight: { en: 'Night', af: 'Nag', zu: 'Ebusuku' },
  /** Before what a grade adds, separated by points. */
  gradeAdds: {
    en: '{grade} adds to {below}',
    af: '{grade} voeg by {below}',
    zu: 'I-{grade} yengeza ku-{below}',
  },
  colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' },
  coloursToCome: {
    en: 'Colours to be announced',
    af: 'Kleure word nog aangekondig',
    zu: 'Imibala isazomenyezelwa',
  },
  specificationSummary: {
    en: 'Specification summary of {model}',
    af: 'Spesifikasie-opsomming van {model}',
    zu: 'Isifinyezo semininingwane ye-{model}',
  },
  summaryTitle: {
    en: 'Specification Summary',
    af: 'Spesifikasie-opsomming',
    zu: 'Isifinyezo semininingwane',
  },
  viewAll: { en: 'View All Models', af: 'Bekyk Alle Modelle', zu: 'Buka Zonke Izinhlobo' },
  modelDerivatives: { en: 'Model Derivatives', af: 'Modelafgeleides', zu: 'Izinhlobo Zale Moto' },
  derivativeSelector: { en: 'Derivative Selector', af: 'Afgeleidekieser', zu: 'Isikhethi Sohlobo' },
  changeDerivative: { en: 'Change Derivative', af: 'Verander Afgeleide', zu: 'Shintsha Uhlobo' },
  previousModel: { en: 'Previous model', af: 'Vorige model', zu: 'Uhlobo olwandulele' },
  nextModel: { en: 'Next model', af: 'Volgende model', zu: 'Uhlobo olulandelayo' },
  modelPlace: { en: '{place} of {count}', af: '{place} van {count}', zu: '{place} kwezingu-{count}' },
  loading: {
    en: 'Loading vehicle data',
    af: 'Voertuigdata word gelaai',
    zu: 'Kulayishwa imininingwane yemoto',
  },
  noData: {
    en: 'No data available',
    af: 'Geen data beskikbaar nie',
    zu: 'Ayikho imininingwane etholakalayo',
  },
  failed: {
    en: 'This could not be loaded just now.',
    af: 'Dit kon nie nou gelaai word nie.',
    zu: 'Akukwazanga ukulayishwa okwamanje.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
  costAMonth: {
    en: 'What it costs a month.',
    af: 'Wat dit per maand kos.',
    zu: 'Ibiza malini ngenyanga.',
  },
  estimate: {
    en: 'An estimate, not an offer of credit. It is worked out on the price of the {model} with VAT, without on-the-road costs. The bank decides the rate.',
    af: '’n Skatting, nie ’n kredietaanbod nie. Dit is bereken op die prys van die {model} met BTW, sonder op-die-pad-koste. Die bank bepaal die koers.',
    zu: 'Lesi yisilinganiso, akusona isiphakamiso sesikweletu. Sibalwe ngentengo ye-{model} ehlanganisa i-VAT, ngaphandle kwezindleko zokubhalisa imoto nokuyilethela. Ibhange yilona elinquma izinga lenzalo.',
  },
  estimateConfigured: {
    en: 'An estimate, not an offer of credit. It is worked out on the {model} in its paint with the chosen accessories, {price} with VAT, without fitting and on-the-road costs. The bank decides the rate.',
    af: '’n Skatting, nie ’n kredietaanbod nie. Dit is bereken op die {model} in sy kleur met die gekose bykomstighede, {price} met BTW, sonder aanbring en op-die-pad-koste. Die bank bepaal die koers.',
    zu: 'Lesi yisilinganiso, akusona isiphakamiso sesikweletu. Sibalwe nge-{model} ngombala wayo nezesekeli ezikhethiwe, u-{price} ohlanganisa i-VAT, ngaphandle kokufakwa nezindleko zokubeka imoto emgwaqweni. Ibhange yilona elinquma izinga lenzalo.',
  },
  withExtras: {
    en: '{price} with paint and accessories',
    af: '{price} met kleur en bykomstighede',
    zu: 'u-{price} nombala nezesekeli',
  },
  noPrice: {
    en: 'The price of this model is not available yet, so we cannot work out an instalment.',
    af: 'Die prys van hierdie model is nog nie beskikbaar nie, dus is daar niks om te bereken nie.',
    zu: 'Intengo yalolu hlobo ayikatholakali, ngakho akukho okungabalwa okwamanje.',
  },
})

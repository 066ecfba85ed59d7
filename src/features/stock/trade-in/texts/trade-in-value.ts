import { textGroup } from '#platform/i18n/text-group.ts'

/** The indicative value of a vehicle to trade in. It is never called an offer. */
export const tradeInValue = textGroup({
  heading: {
    en: 'What it may be worth',
    af: 'Wat dit werd kan wees',
    zu: 'Ukuthi ingabiza malini',
  },
  amounts: { en: '{from} to {to}', af: '{from} tot {to}', zu: '{from} kuya ku-{to}' },
  about: { en: 'About {amount}', af: 'Omtrent {amount}', zu: 'Cishe {amount}' },
  basisModel: {
    en: 'Based on {count} vehicles for sale on this site: {name}, {years}, with a similar mileage. We took the middle half of their prices, adjusted it to your mileage and the condition you chose, and left out what a dealer adds to sell a vehicle.',
    af: 'Gegrond op {count} voertuie wat op hierdie webwerf te koop is: {name}, {years}, met ’n soortgelyke kilometerstand. Ons het die middelste helfte van hul pryse geneem, dit aangepas by jou kilometerstand en die toestand wat jy gekies het, en weggelaat wat ’n handelaar bysit om ’n voertuig te verkoop.',
    zu: 'Kususelwa ezimotweni ezingu-{count} ezithengiswa kule sayithi: {name}, {years}, ezinamakhilomitha acishe afane. Sithathe ingxenye ephakathi yezintengo zazo, sayilungisa ngamakhilomitha emoto yakho nangesimo osikhethile, sakhipha lokho umthengisi akwengezayo ukuze athengise imoto.',
  },
  basisRange: {
    en: 'Too few of the same model are for sale, so this is based on {count} vehicles of the range: {name}, {years}, with a similar mileage. We took the middle half of their prices, adjusted it to your mileage and the condition you chose, and left out what a dealer adds to sell a vehicle.',
    af: 'Te min van dieselfde model is te koop, dus is dit gegrond op {count} voertuie van die reeks: {name}, {years}, met ’n soortgelyke kilometerstand. Ons het die middelste helfte van hul pryse geneem, dit aangepas by jou kilometerstand en die toestand wat jy gekies het, en weggelaat wat ’n handelaar bysit om ’n voertuig te verkoop.',
    zu: 'Zimbalwa kakhulu ezohlobo olufanayo ezithengiswayo, ngakho kususelwa ezimotweni ezingu-{count} zochungechunge: {name}, {years}, ezinamakhilomitha acishe afane. Sithathe ingxenye ephakathi yezintengo zazo, sayilungisa ngamakhilomitha emoto yakho nangesimo osikhethile, sakhipha lokho umthengisi akwengezayo ukuze athengise imoto.',
  },
  currencies: {
    en: 'Rand and Namibian dollars count one to one.',
    af: 'Rand en Namibiese dollar tel een tot een.',
    zu: 'Irandi nedola laseNamibia kubalwa ngokulinganayo.',
  },
  notOffer: {
    en: 'This is an indication, not an offer. Your dealer makes an offer after seeing the vehicle.',
    af: 'Dit is ’n aanduiding, nie ’n aanbod nie. Jou handelaar maak ’n aanbod nadat hy die voertuig gesien het.',
    zu: 'Lokhu kuyisilinganiso, akusona isiphakamiso sentengo. Umthengisi wakho uzokwenza isiphakamiso ngemva kokubona imoto.',
  },
  comparables: {
    en: 'See vehicles like yours',
    af: 'Sien voertuie soos joune',
    zu: 'Bona izimoto ezifana neyakho',
  },
  newTab: {
    en: '(opens in a new tab)',
    af: '(maak in ’n nuwe oortjie oop)',
    zu: '(kuvuleka kuthebhu entsha)',
  },
  few: {
    en: 'Too few vehicles like yours are for sale here for a fair figure. Your dealer looks at it in person.',
    af: 'Te min voertuie soos joune is hier te koop vir ’n billike bedrag. Jou handelaar kyk self daarna.',
    zu: 'Zimbalwa kakhulu izimoto ezifana neyakho ezithengiswa lapha ukuze sinikeze inani elifanele. Umthengisi wakho uzoyibheka mathupha.',
  },
  loading: {
    en: 'Working out the value …',
    af: 'Die waarde word bereken …',
    zu: 'Kubalwa inani …',
  },
  failed: {
    en: 'The value could not be worked out. You can still send the form.',
    af: 'Die waarde kon nie bereken word nie. Jy kan steeds die vorm stuur.',
    zu: 'Inani alikwazanga ukubalwa. Usengalithumela ifomu.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})

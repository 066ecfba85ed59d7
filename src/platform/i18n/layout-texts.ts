import { textGroup } from './text-group.ts'

/** Texts of the site layout: header, footer, breadcrumbs. */
export const layout = textGroup({
  skip: { en: 'Skip to the content', af: 'Gaan na die inhoud', zu: 'Yeqela kokuqukethwe' },
  home: { en: 'Home', af: 'Tuis', zu: 'Ikhaya' },
  mainMenu: { en: 'Main menu', af: 'Hoofkieslys', zu: 'Imenyu eyinhloko' },
  /** Replaces the link to the dealer finder when the visitor has a preferred dealer. */
  yourDealer: { en: 'Your dealer', af: 'Jou handelaar', zu: 'Umthengisi wakho' },
  menu: { en: 'Menu', af: 'Kieslys', zu: 'Imenyu' },
  submenu: { en: '(submenu)', af: '(subkieslys)', zu: '(imenyu engaphansi)' },
  overview: { en: 'Overview', af: 'Oorsig', zu: 'Ukubuka konke' },
  allVehicles: { en: 'All vehicles', af: 'Alle voertuie', zu: 'Zonke izimoto' },
  bakkies: { en: 'Bakkies', af: 'Bakkies', zu: 'Amabhakhi' },
  suvs: { en: 'SUVs and crossovers', af: 'SUV’s en crossovers', zu: 'Ama-SUV nama-crossover' },
  cars: { en: 'Hatchbacks and sedans', af: 'Luikrugte en sedans', zu: 'Ama-hatchback nama-sedan' },
  people: { en: 'People movers', af: 'Mensevervoer', zu: 'Ezokuthutha abantu' },
  sports: { en: 'Sports cars', af: 'Sportmotors', zu: 'Izimoto zomjaho' },
  others: { en: 'More vehicles', af: 'Nog voertuie', zu: 'Ezinye izimoto' },
  newTab: {
    en: '(opens in a new tab)',
    af: '(maak in ’n nuwe oortjie oop)',
    zu: '(ivuleka kuthebhu entsha)',
  },
  breadcrumbs: { en: 'Breadcrumb', af: 'Broodkrummels', zu: 'Indlela eya kuleli khasi' },
  contact: { en: 'Customer care', af: 'Klantediens', zu: 'Usizo lwamakhasimende' },
  fromAbroad: { en: 'From abroad', af: 'Van oorsee', zu: 'Uma uphesheya' },
  followUs: { en: 'Follow us', af: 'Volg ons', zu: 'Silandele' },
  legal: { en: 'Legal', af: 'Regsinligting', zu: 'Ezomthetho' },
  cookieSettings: { en: 'Cookie settings', af: 'Koekie-instellings', zu: 'Izilungiselelo zamakhukhi' },
  toTop: { en: 'Back to the top', af: 'Terug na bo', zu: 'Buyela phezulu' },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
})

import type { BlockExample } from '#features/site/blocks/index.ts'
import type { HelpContacts } from './load-help-contacts.ts'

type Example = BlockExample<'helpSection', HelpContacts>

const links: Example['block']['links'] = [
  {
    id: 'light',
    label: 'A light on the dashboard',
    text: 'What red, yellow and green mean.',
    link: { kind: 'address', address: '/vehicles' },
  },
  { id: 'key', label: 'A lost key', link: { kind: 'address', address: '/' } },
  {
    id: 'gone',
    label: 'A page that no longer exists',
    link: { kind: 'address', address: '/gone' },
  },
]

const contacts: HelpContacts = {
  tollFree: '0800 000 000',
  international: '+27 10 000 0000',
  roadsideAssistance: '0800 000 001',
  supportEmail: 'support@example.co.za',
}

export const examples: [Example, ...Example[]] = [
  {
    name: 'contacts and links',
    block: {
      id: 'help-full',
      blockType: 'helpSection',
      title: 'Somebody answers.',
      text: 'On the hard shoulder, in the driveway or at the counter.',
      links,
    },
    live: { state: 'ready', data: contacts },
  },
  {
    name: 'one number, no links',
    block: { id: 'help-one', blockType: 'helpSection', title: 'Somebody answers.' },
    live: {
      state: 'ready',
      data: { tollFree: null, international: null, roadsideAssistance: '0800 000 001', supportEmail: null },
    },
  },
  {
    name: 'numbers that cannot be read',
    block: { id: 'help-failed', blockType: 'helpSection', title: 'Somebody answers.', links },
    live: { state: 'failed' },
  },
  {
    name: 'long words',
    block: {
      id: 'help-long',
      blockType: 'helpSection',
      title: 'Voertuigidentifikasienommer',
      links: [
        {
          id: 'long',
          label: 'Aanspreeklikheidsversekeringsmaatskappye',
          link: { kind: 'address', address: '/vehicles' },
        },
      ],
    },
    live: { state: 'ready', data: contacts },
  },
]

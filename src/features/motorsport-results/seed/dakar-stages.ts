import type { Entrant } from '../season.ts'

type SeedCrew = Entrant & {
  readonly regional: string
  /** The time of each stage. */
  readonly times: readonly string[]
}

/** The crews in the Dakar standings with their stage times. All of them are invented. */
export const dakarCrews: readonly SeedCrew[] = [
  {
    ...{ driver: 'gideon-van-rensburg', name: 'Gideon van Rensburg', navigator: 'Mpho Letsie' },
    ...{ number: '204', team: 'GAZOO Racing', regional: 'Limpopo' },
    times: ['4:41:18', '5:02:44', '3:58:07'],
  },
  {
    ...{ driver: 'saskia-brandt', name: 'Saskia Brandt', navigator: 'Elton Kavari' },
    ...{ number: '207', team: 'GAZOO Racing', regional: 'Khomas' },
    times: ['4:44:52', '4:57:31', '3:55:40'],
  },
  {
    ...{ driver: 'vusi-maseko', name: 'Vusi Maseko', navigator: 'Armand du Toit' },
    ...{ number: '211', team: 'GAZOO Racing', regional: 'Mpumalanga' },
    times: ['4:39:05', '5:21:16', '4:02:59'],
  },
  {
    ...{ driver: 'tendai-chikomo', name: 'Tendai Chikomo', navigator: 'Karla Pienaar' },
    ...{ number: '216', team: 'Marula Motorsport', regional: 'Bulawayo' },
    times: ['5:03:27', '5:18:40', '3:54:12'],
  },
]

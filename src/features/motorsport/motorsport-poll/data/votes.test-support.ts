import type { Payload } from 'payload'
import { respondWithToken } from './voter-cookie.ts'

/** Creates a published question of a day with the options a and b. */
export const createPoll = (payload: Payload, day: string) =>
  payload.create({
    collection: 'polls',
    data: {
      ...{ day: `${day}T10:00:00.000Z`, question: `Question of ${day}`, _status: 'published' },
      options: [
        { code: 'a', text: 'First' },
        { code: 'b', text: 'Second' },
      ],
    },
  })

/** The cookie of a new voter. */
export function newCookie(): string {
  const response = respondWithToken(new Request('http://localhost:3000/api/poll-voter'))
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

let networks = 0

/** An address that no vote came from. */
export function newAddress(): string {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.7`
}

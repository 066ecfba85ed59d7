import type { Poll } from './poll.ts'

/** A question with three options. */
export const examplePoll: Poll = {
  id: '12',
  day: '2025-01-05',
  question: 'What costs a crew the most time?',
  options: [
    { id: 'a', text: 'A puncture' },
    { id: 'b', text: 'A missed waypoint' },
    { id: 'c', text: 'Soft sand' },
  ],
}

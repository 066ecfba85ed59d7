import type { BlockExample } from '#features/site/blocks/index.ts'
import type { Poll } from '../../poll.ts'

const path = '/gr/motorsport/dakar'

const poll: Poll = {
  id: '7',
  day: '2026-11-20',
  question: 'Which desert would you cross first?',
  options: [
    { id: 'a', text: 'The Kalahari' },
    { id: 'b', text: 'The Namib' },
    { id: 'c', text: 'The Tankwa Karoo' },
  ],
}

export const examples = [
  {
    name: 'a question with three options',
    path,
    live: { state: 'ready', data: poll },
    block: { id: 'poll-ready', blockType: 'dakarPoll' },
  },
  {
    name: 'a long question with eight options, and a title of its own',
    path,
    live: {
      state: 'ready',
      data: {
        ...{ ...poll, id: '8' },
        question:
          'Which of the verantwoordelikheidsverklarings would you rather sign before a marathon stage without mechanics?',
        options: Array.from({ length: 8 }, (_, index) => ({
          id: `option-${index}`,
          text: `Answer ${index + 1}, which is as long as an answer can be, so that it needs two lines`,
        })),
      },
    },
    block: { id: 'poll-long', blockType: 'dakarPoll', preTitle: 'From the bivouac' },
  },
  {
    name: 'when the question cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'poll-failed', blockType: 'dakarPoll' },
  },
] as const satisfies readonly BlockExample<'dakarPoll', Poll>[]

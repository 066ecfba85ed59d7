import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleChosen, exampleService, exampleTool } from '../../example-tool.ts'
import type { ServiceTool } from '../../tool.ts'

const path = '/owners/service-schedule'

export const examples = [
  {
    name: 'nothing chosen',
    path,
    live: { state: 'ready', data: exampleTool },
    block: {
      id: 'service-schedule-start',
      blockType: 'serviceSchedule',
      lead: 'What is done at each service, and with which parts.',
      buttons: [
        {
          label: 'Book a service',
          look: 'primary',
          link: { kind: 'address', address: '/enquiry/service' },
        },
      ],
    },
  },
  {
    name: 'a service with twelve parts to inspect',
    path,
    live: { state: 'ready', data: exampleChosen },
    block: { id: 'service-schedule-chosen', blockType: 'serviceSchedule', title: 'Every 10 000 km' },
  },
  {
    name: 'a service without parts, and with nothing stated about it',
    path,
    live: {
      state: 'ready',
      data: {
        ...exampleChosen,
        parts: {
          ...exampleChosen.parts,
          service: {
            ...exampleService,
            ...{ scheduleType: null, engine: null, transmission: null, labourTime: null, items: [] },
          },
        },
      },
    },
    block: { id: 'service-schedule-none', blockType: 'serviceSchedule' },
  },
  {
    name: 'a model without services',
    path,
    live: {
      state: 'ready',
      data: {
        ...exampleChosen,
        choice: { ...exampleChosen.choice, interval: 0 },
        parts: { ...exampleChosen.parts, intervals: [], service: null },
      },
    },
    block: { id: 'service-schedule-no-services', blockType: 'serviceSchedule' },
  },
  {
    name: 'when the service cannot be loaded',
    path,
    live: {
      state: 'ready',
      data: { ...exampleChosen, parts: { ...exampleChosen.parts, service: 'failed' } },
    },
    block: { id: 'service-schedule-service-failed', blockType: 'serviceSchedule' },
  },
  {
    name: 'when the vehicles cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'service-schedule-failed', blockType: 'serviceSchedule' },
  },
  {
    name: 'without vehicles',
    path,
    live: { state: 'empty' },
    block: { id: 'service-schedule-empty', blockType: 'serviceSchedule' },
  },
] as const satisfies readonly BlockExample<'serviceSchedule', ServiceTool>[]

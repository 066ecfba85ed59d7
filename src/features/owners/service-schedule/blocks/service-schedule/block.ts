import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadServiceTool } from '../../data/load-tool.ts'
import { ServiceSchedule } from './service-schedule.tsx'

export const serviceSchedule = defineLiveBlock({
  kind: 'serviceSchedule',
  view: ServiceSchedule,
  load: loadServiceTool,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})

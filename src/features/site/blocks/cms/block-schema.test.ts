import { expect, test } from 'vitest'
import { type BlockSchema, defineBlockSchema, inAdminOrder } from './block-schema.ts'

const block = (slug: string, group: BlockSchema['group'], order?: number) =>
  defineBlockSchema({
    ...{ slug, group, label: slug, plural: slug, sketch: [], fields: [] },
    ...(order !== undefined && { order }),
  })

test('lists blocks by group, then by order, and those without an order last, by name', () => {
  const blocks = [
    block('form', 'Forms', 10),
    block('zebra', 'Text'),
    block('second', 'Text', 20),
    block('antelope', 'Text'),
    block('first', 'Text', 10),
    block('banner', 'Opening'),
  ]
  const listed = ['banner', 'first', 'second', 'antelope', 'zebra', 'form']
  expect(inAdminOrder(blocks).map(({ slug }) => slug)).toEqual(listed)
})

import type { Picture } from '#features/pictures/pictures/index.ts'
import type { Driver, DriverCategory } from './driver.ts'

/** A place in a category with nothing of its own, for tests. */
export const place = (category: string, values: Partial<DriverCategory> = {}): DriverCategory => ({
  ...{ category, picture: null, racingNumber: null, order: null },
  ...values,
})

/** A driver with a name and one category, for tests. */
export const testDriver = (values: Partial<Driver> = {}): Driver => ({
  ...{
    id: '1',
    name: 'Lwazi',
    surname: 'Ndlela',
    sortBy: null,
    categories: [place('gr-cup')],
    picture: null,
  },
  ...{ racingNumber: null, navigator: null, championshipsWon: { statistics: null, profile: null } },
  ...{
    social: { x: null, facebook: null, instagram: null, youtube: null },
    car: null,
    gallery: [],
    story: null,
  },
  ...values,
})

/** A drawn helmet, for tests. */
export const helmet = (number: string): Picture => ({
  ...{ kind: 'artwork', subject: 'helmet', livery: 'ring', number },
  alt: `A grey racing helmet, number ${number}`,
})

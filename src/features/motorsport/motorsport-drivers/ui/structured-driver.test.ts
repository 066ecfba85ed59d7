import { expect, it } from 'vitest'
import { helmet, place, testDriver } from '../driver.test-support.ts'
import { structuredDriver } from './structured-driver.ts'

const siteUrl = 'https://www.example.co.za'
const mainPath = '/gr/motorsport/dakar/saskia-brandt'

it('is a person with one address, portrait and social media (C-065)', () => {
  const driver = testDriver({
    ...{ name: 'Saskia', surname: 'Brandt', picture: helmet('1') },
    categories: [place('dakar'), place('sarrc', { picture: helmet('207') })],
    social: {
      x: 'javascript:alert(1)',
      facebook: null,
      instagram: 'https://i.example.co.za/s',
      youtube: null,
    },
  })
  const { image, ...person } = structuredDriver(
    { driver, category: 'sarrc', mainPath, description: 'Saskia is from Swakopmund.' },
    siteUrl,
  )
  expect(person).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': 'https://www.example.co.za/gr/motorsport/dakar/saskia-brandt',
    url: 'https://www.example.co.za/gr/motorsport/dakar/saskia-brandt',
    ...{ name: 'Saskia Brandt', givenName: 'Saskia', familyName: 'Brandt' },
    ...{ jobTitle: 'Racing driver', description: 'Saskia is from Swakopmund.' },
    sameAs: ['https://i.example.co.za/s'],
  })
  expect(image).toMatch(/^https:\/\/www\.example\.co\.za\/art\/.*\.png$/)
})

it('states nothing that is not known', () => {
  const subject = { driver: testDriver(), category: 'gr-cup', mainPath, description: 'A driver.' }
  expect(Object.keys(structuredDriver(subject, siteUrl))).not.toEqual(expect.arrayContaining(['image']))
  expect(structuredDriver(subject, siteUrl)).not.toHaveProperty('sameAs')
})

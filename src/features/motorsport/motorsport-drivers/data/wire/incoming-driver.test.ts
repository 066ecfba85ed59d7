import { describe, expect, it } from 'vitest'
import { driverFrom, incomingDriver } from './incoming-driver.ts'

const read = (entry: unknown) => driverFrom(incomingDriver.parse(entry), 'https://content.example')

const full = {
  ...{ _id: 'd1', name: 'Lwazi', surname: 'Ndlela', sortBy: 2 },
  driverProfile: {
    racingCategories: [
      {
        categoryName: 'GR Cup',
        categoryProfileImage: '/cup.jpg',
        categoryRacingNumber: 7,
        sortingNumber: '3',
      },
      { categoryName: 'sarrc', categoryRacingNumber: '201' },
    ],
    ...{ profileImage: { url: 'https://media.example/lwazi.jpg' }, altTagProfileImage: 'Lwazi at Kyalami' },
    ...{ driverNavigator: 'Mpho Letsie', championshipsWon: 3, twitterUrl: 'https://x.example.co.za/lwazi' },
    ...{ facebookUrl: 'https://facebook.example.co.za/lwazi', instagramUrl: '', youtubeUrl: null },
  },
  gallery: { racingNumber: '1' },
  statsAndAchievements: { championshipsWon: '2' },
}

describe('a driver of the content API', () => {
  it('has every field of the specification (C-066)', () => {
    expect(read(full)).toMatchObject({
      ...{
        id: 'd1',
        name: 'Lwazi',
        surname: 'Ndlela',
        sortBy: '2',
        racingNumber: '1',
        navigator: 'Mpho Letsie',
      },
      categories: [
        {
          category: 'gr-cup',
          picture: { src: 'https://content.example/cup.jpg' },
          racingNumber: '7',
          order: 3,
        },
        { category: 'sarrc', picture: null, racingNumber: '201', order: null },
      ],
      picture: { src: 'https://media.example/lwazi.jpg', alt: 'Lwazi at Kyalami' },
      championshipsWon: { statistics: 2, profile: 3 },
      social: {
        ...{ x: 'https://x.example.co.za/lwazi', facebook: 'https://facebook.example.co.za/lwazi' },
        ...{ instagram: null, youtube: null },
      },
    })
  })

  it('needs a name, a surname and one category only (C-066)', () => {
    const few = {
      _id: 7,
      name: 'Anke',
      surname: 'Nel',
      driverProfile: { racingCategories: [{ categoryName: 'nrc' }] },
    }
    expect(read(few)).toMatchObject({
      ...{ id: '7', picture: null, navigator: null, championshipsWon: { statistics: null, profile: null } },
      categories: [{ category: 'nrc', picture: null, racingNumber: null, order: null }],
    })
    expect(read({ _id: 7, name: 'Anke', surname: 'Nel' }).categories).toEqual([])
  })

  it('loses a part that cannot be read, not itself', () => {
    const odd = {
      ...full,
      driverProfile: {
        ...full.driverProfile,
        racingCategories: [{}, { categoryName: 'nrc', sortingNumber: 'x' }],
      },
      gallery: 'none',
    }
    expect(read(odd)).toMatchObject({ racingNumber: null, categories: [{ category: 'nrc', order: null }] })
    const script = { ...full, driverProfile: { ...full.driverProfile, profileImage: 'javascript:alert(1)' } }
    expect(read(script).picture).toBeNull()
  })

  it.each(['_id', 'name', 'surname'])('is refused without %s', (field) => {
    expect(incomingDriver.safeParse({ ...full, [field]: ' ' }).success).toBe(false)
  })
})

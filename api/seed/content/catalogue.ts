import type { SeedCatalogue } from './types'

export const catalogue: SeedCatalogue = {
  categories: [
    'Fillers',
    'Heat treatment',
    'Processing',
    'Labellers',
    'Cappers',
    'Tanks',
    'End of line',
    'Conveyors',
    'Spare parts',
  ],
  bottles: ['PET', 'Glass', 'HDPE', 'Carton'],
  beverages: ['Milk', 'Cream and yoghurt', 'Plant drinks', 'Juice', 'Water', 'Soft drinks', 'Beer and cider'],
  manufacturers: [
    {
      name: 'Brannock',
      models: [
        { name: 'FS 6', years: between(2016, 2022) },
        { name: 'LP 14', years: between(2015, 2021) },
        { name: 'SA-3', years: between(2019, 2025) },
      ],
    },
    {
      name: 'Brightfill',
      models: [
        { name: 'BF-RF 24/8', years: between(2012, 2026) },
        { name: 'BF-RF 36/12', years: between(2010, 2024) },
        { name: 'BF-RF 48/15', years: between(2014, 2026) },
        { name: 'PC-R 600', years: between(2016, 2025) },
        { name: 'PS 12 / 10,000', years: between(2011, 2026) },
        { name: 'RL 24-6', years: between(2009, 2023) },
        { name: 'SC 12 servo', years: between(2015, 2026) },
      ],
    },
    {
      name: 'Castrevi',
      models: [
        { name: 'Aqua 40-40-12', years: between(2008, 2018) },
        { name: 'Aqua 60-60-18', years: between(2012, 2023) },
        { name: 'L12 hot melt', years: between(2014, 2024) },
        { name: 'SW 45', years: between(2011, 2022) },
      ],
    },
    {
      name: 'Hallorsen',
      models: [
        { name: 'HT 25', years: between(2006, 2018) },
        { name: 'M18 Classic', years: between(1998, 2014) },
        { name: 'SX 5', years: between(2017, 2026) },
      ],
    },
    {
      name: 'Lindqvarn',
      models: [
        { name: 'HG 12', years: between(2010, 2021) },
        { name: 'KC 8', years: between(2013, 2024) },
        { name: 'T-8000', years: between(2014, 2025) },
      ],
    },
    {
      name: 'Ostermol',
      models: [
        { name: 'CS 15', years: between(2004, 2017) },
        { name: 'GT 2500', years: between(2009, 2020) },
        { name: 'K8 magnetic', years: between(2007, 2019) },
      ],
    },
    {
      name: 'Pendrake',
      models: [
        { name: 'HP 150-1', years: between(2012, 2026) },
        { name: 'HP 250-3', years: between(2008, 2022) },
        { name: 'ISO 40/40/10', years: between(2009, 2020) },
        { name: 'TP 30', years: between(2016, 2025) },
      ],
    },
    {
      name: 'Tarnpak',
      models: [
        { name: 'AC-3000', years: between(2018, 2026) },
        { name: 'AC-9000 S', years: between(2011, 2023) },
        { name: 'AC-12000 L', years: between(2009, 2019) },
        { name: 'GT 6000 twin', years: between(2013, 2024) },
      ],
    },
    {
      name: 'Tolverne',
      models: [
        { name: 'CC 30', years: between(2012, 2022) },
        { name: 'FP 6', years: between(2013, 2025) },
        { name: 'ST 20', years: between(2002, 2021) },
      ],
    },
  ],
}

/** Every year of a model's production, both included. */
function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

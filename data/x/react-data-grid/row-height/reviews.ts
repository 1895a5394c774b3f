export interface Review {
  id: number;
  product: string;
  text: string;
}

export const reviews: Review[] = [
  { id: 1, product: 'Desk lamp', text: 'Bright enough for reading.' },
  {
    id: 2,
    product: 'Wool blanket',
    text: 'It arrived two days late, but it is warm, soft and larger than the pictures suggest. After three washes it still looks new.',
  },
  { id: 3, product: 'Espresso cups', text: 'One of six had a crack. The shop sent another one.' },
  {
    id: 4,
    product: 'Bike bell',
    text: 'Loud. The screw needs a tool that is not in the box, which the description should say, because it is a size that few people own.',
  },
  { id: 5, product: 'Oak tray', text: 'Sturdy.' },
  {
    id: 6,
    product: 'Ceramic bowl',
    text: 'The glaze differs from bowl to bowl, as it should when they are made by hand. Two of ours are nearly green.',
  },
];

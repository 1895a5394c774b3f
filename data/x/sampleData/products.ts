export interface Product {
  id: number;
  sku: string;
  name: string;
  category: Category;
  /** In euros. */
  price: number;
  stock: number;
  /** From 1 to 5. */
  rating: number;
  isDiscontinued: boolean;
  addedOn: Date;
}

export type Category = 'Lighting' | 'Stationery' | 'Kitchen' | 'Textiles' | 'Outdoor';

export const categories: Category[] = ['Lighting', 'Stationery', 'Kitchen', 'Textiles', 'Outdoor'];

export const products: Product[] = [
  { id: 1, sku: 'LI-101', name: 'Desk lamp', category: 'Lighting', price: 48.5, stock: 0, rating: 4.8, isDiscontinued: false, addedOn: new Date(2023, 0, 1) },
  { id: 2, sku: 'LI-108', name: 'Floor lamp', category: 'Lighting', price: 129, stock: 3, rating: 3.8, isDiscontinued: false, addedOn: new Date(2024, 7, 6) },
  { id: 3, sku: 'LI-115', name: 'Pendant light', category: 'Lighting', price: 86, stock: 30, rating: 4.6, isDiscontinued: false, addedOn: new Date(2025, 2, 11) },
  { id: 4, sku: 'LI-122', name: 'LED strip, 5 m', category: 'Lighting', price: 24.9, stock: 167, rating: 3.1, isDiscontinued: false, addedOn: new Date(2026, 9, 16) },
  { id: 5, sku: 'ST-129', name: 'Notebook, lined', category: 'Stationery', price: 6.9, stock: 12, rating: 4.2, isDiscontinued: false, addedOn: new Date(2023, 4, 21) },
  { id: 6, sku: 'ST-136', name: 'Notebook, dotted', category: 'Stationery', price: 7.5, stock: 59, rating: 3.8, isDiscontinued: true, addedOn: new Date(2024, 11, 26) },
  { id: 7, sku: 'ST-143', name: 'Fountain pen', category: 'Stationery', price: 39, stock: 59, rating: 4.1, isDiscontinued: false, addedOn: new Date(2025, 6, 3) },
  { id: 8, sku: 'ST-150', name: 'Desk pad', category: 'Stationery', price: 28, stock: 129, rating: 4.4, isDiscontinued: false, addedOn: new Date(2026, 1, 8) },
  { id: 9, sku: 'KI-157', name: 'Ceramic bowl', category: 'Kitchen', price: 19, stock: 127, rating: 4.1, isDiscontinued: false, addedOn: new Date(2023, 8, 13) },
  { id: 10, sku: 'KI-164', name: 'Espresso cups', category: 'Kitchen', price: 34, stock: 0, rating: 4.6, isDiscontinued: false, addedOn: new Date(2024, 3, 18) },
  { id: 11, sku: 'KI-171', name: 'Linen apron', category: 'Kitchen', price: 42, stock: 3, rating: 3.0, isDiscontinued: false, addedOn: new Date(2025, 10, 23) },
  { id: 12, sku: 'KI-178', name: 'Oak tray', category: 'Kitchen', price: 56, stock: 146, rating: 3.3, isDiscontinued: false, addedOn: new Date(2026, 5, 28) },
  { id: 13, sku: 'KI-185', name: 'Cast-iron pan', category: 'Kitchen', price: 64, stock: 78, rating: 4.8, isDiscontinued: false, addedOn: new Date(2023, 0, 5) },
  { id: 14, sku: 'TE-192', name: 'Wool blanket', category: 'Textiles', price: 89, stock: 120, rating: 4.8, isDiscontinued: true, addedOn: new Date(2024, 7, 10) },
  { id: 15, sku: 'TE-199', name: 'Cotton throw', category: 'Textiles', price: 45, stock: 94, rating: 3.7, isDiscontinued: false, addedOn: new Date(2025, 2, 15) },
  { id: 16, sku: 'TE-206', name: 'Bath towel', category: 'Textiles', price: 22, stock: 94, rating: 4.2, isDiscontinued: false, addedOn: new Date(2026, 9, 20) },
  { id: 17, sku: 'OU-213', name: 'Bike bell', category: 'Outdoor', price: 14.5, stock: 86, rating: 3.5, isDiscontinued: false, addedOn: new Date(2023, 4, 25) },
  { id: 18, sku: 'OU-220', name: 'Water bottle', category: 'Outdoor', price: 18.9, stock: 165, rating: 4.5, isDiscontinued: false, addedOn: new Date(2024, 11, 2) },
  { id: 19, sku: 'OU-227', name: 'Camping stool', category: 'Outdoor', price: 36, stock: 0, rating: 4.4, isDiscontinued: false, addedOn: new Date(2025, 6, 7) },
  { id: 20, sku: 'OU-234', name: 'Rain poncho', category: 'Outdoor', price: 27.5, stock: 3, rating: 3.3, isDiscontinued: false, addedOn: new Date(2026, 1, 12) },
];

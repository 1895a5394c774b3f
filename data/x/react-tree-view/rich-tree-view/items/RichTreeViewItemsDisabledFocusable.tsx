import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  isFull?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'arabic', label: 'Arabic (full)', isFull: true },
      { id: 'danish', label: 'Danish' },
      { id: 'swahili', label: 'Swahili (full)', isFull: true },
    ],
  },
  {
    id: 'crafts',
    label: 'Crafts',
    children: [{ id: 'pottery', label: 'Pottery' }],
  },
];

const isCourseFull = (course: Course) => course.isFull === true;

export default function RichTreeViewItemsDisabledFocusable() {
  return (
    <RichTreeView
      aria-label="Evening courses"
      items={courses}
      isItemDisabled={isCourseFull}
      disabledItemsFocusable
      defaultExpandedItems={['languages']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}

import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  code: string;
  name: string;
  children?: Department[];
}

const departments: Department[] = [
  {
    code: 'OPS',
    name: 'Operations',
    children: [
      {
        code: 'OPS-W',
        name: 'Warehouse',
        children: [
          { code: 'OPS-W1', name: 'Goods in' },
          { code: 'OPS-W2', name: 'Shipping' },
        ],
      },
      { code: 'OPS-Q', name: 'Quality' },
    ],
  },
  { code: 'FIN', name: 'Finance', children: [{ code: 'FIN-T', name: 'Treasury' }] },
  { code: 'LEG', name: 'Legal' },
];

const getDepartmentId = (department: Department) => department.code;
const getDepartmentLabel = (department: Department) => department.name;

export default function RichTreeViewDepartments() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      getItemId={getDepartmentId}
      getItemLabel={getDepartmentLabel}
      defaultExpandedItems={['OPS', 'OPS-W']}
      sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}
    />
  );
}
